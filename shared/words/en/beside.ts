/** What stands beside a question: its picture and sound and what is told with the answer. */
export const beside = {
  told: 'Good to know',
  source: (source: string) => `Source: ${source}`,
  rightIs: 'Right answer:',
  picture: 'A picture without a description',
  enlarge: 'Enlarge',
  look: 'See the picture',
  close: 'Close',
  play: 'Play the sound',
};
