/** What a nominee has at the end: its votes, and when the last of them came. */
export type Tally = { readonly nomineeId: number; readonly votes: number; readonly lastVoteAt: Date }

/**
 * Who wins a category: whom the operator has chosen, else who has most votes; of several, who had them first.
 * Null where nothing was chosen and nobody voted.
 */
export function winnerOf(chosen: number | null, tallies: readonly Tally[]): number | null {
  if (chosen !== null) return chosen
  const [first] = [...tallies].sort(
    (a, b) => b.votes - a.votes || a.lastVoteAt.getTime() - b.lastVoteAt.getTime() || a.nomineeId - b.nomineeId,
  )
  return first && first.votes > 0 ? first.nomineeId : null
}
