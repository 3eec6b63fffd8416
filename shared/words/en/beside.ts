/** What stands beside a question: its picture and sound, what is told with the answer, and what only the host reads. */
export const beside = {
  told: 'Good to know',
  source: (source: string) => `Source: ${source}`,
  /** On the host's card. */
  host: {
    note: 'For you alone',
    explain: 'Told with the answer',
    category: 'Category',
    difficulty: (level: number) => ['', 'easy', 'medium', 'hard'][level] ?? '',
  },
};
