import { getAwards, voteInAwards } from '@fairfloor/domain/awards/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallError, call } from '../../lib/call.ts'
import { queryOf } from '../../lib/query.ts'

export type Awards = Answer<typeof getAwards>
export type Category = Awards['awardYearCategories'][number]

/** A nominee of either kind; `brand` only where a product stands for election. */
export type Nominee = Category['award_brands'][number] & { readonly brand?: { readonly name: string } }

type Vote = Awards['user_votes'][number]

const VOTING = ['award-vote']

const awardsQuery = queryOf(getAwards, {})

export const useAwards = () => useQuery(awardsQuery)

export const nomineesOf = ({ award_brands, award_products }: Category): readonly Nominee[] => [
  ...award_brands,
  ...award_products,
]

/** Whom the user has chosen in a category: by the list of votes, or by the nominee's own mark (specification §4). */
export const choiceIn = ({ user_votes }: Awards, category: Category): number | undefined =>
  user_votes.find(({ category_id }) => category_id === category.award_category.id)?.participant_id ??
  nomineesOf(category).find(({ user_voted }) => user_voted)?.id

/** The awards as they are once a vote counts. */
const withVote = (awards: Awards, vote: Vote): Awards => ({
  ...awards,
  user_votes: [...awards.user_votes.filter(({ category_id }) => category_id !== vote.category_id), vote],
})

/** Votes in one category: the choice shows at once, and goes back when the server refuses it. */
export function useVote(categoryId: number): {
  vote: (participantId: number) => void
  error: CallError | null
} {
  const client = useQueryClient()
  const { queryKey } = awardsQuery
  const { mutate, error } = useMutation<unknown, CallError, number, Awards | undefined>({
    mutationKey: VOTING,
    // One after the other: the last choice is the one that stays.
    scope: { id: `award-vote-${categoryId}` },
    mutationFn: participant_id => call(voteInAwards, { body: { category_id: categoryId, participant_id } }),
    onMutate: async participant_id => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Awards>(queryKey)
      if (before) client.setQueryData(queryKey, withVote(before, { category_id: categoryId, participant_id }))
      return before
    },
    onError: (_error, _participant, before) => client.setQueryData(queryKey, before),
    // An answer in between would show the choice before the last one.
    onSettled: () => (client.isMutating({ mutationKey: VOTING }) === 1 ? client.invalidateQueries({ queryKey }) : null),
  })
  return { vote: mutate, error }
}
