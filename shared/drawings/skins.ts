/** What dice are made of. */
export type Skin = 'ivory' | 'black' | 'tangerine' | 'ruby' | 'white' | 'bone';
