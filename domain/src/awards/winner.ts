/** A nominee's result: its votes, and when the last one came. */
export type Tally = { readonly nomineeId: number; readonly votes: number; readonly lastVoteAt: Date }

/**
 * The winner of a category: the operator's choice, otherwise the nominee with most votes; in a tie, the one that
 * reached them first. Null when nothing was chosen and nobody voted.
 */
export function winnerOf(chosen: number | null, tallies: readonly Tally[]): number | null {
  if (chosen !== null) return chosen
  const [first] = [...tallies].sort(
    (a, b) => b.votes - a.votes || a.lastVoteAt.getTime() - b.lastVoteAt.getTime() || a.nomineeId - b.nomineeId,
  )
  return first && first.votes > 0 ? first.nomineeId : null
}
