import { getAwards, voteInAwards } from '@fairfloor/domain/awards/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'

export type Awards = Answer<typeof getAwards>
export type Category = Awards['awardYearCategories'][number]

/** A nominee of either kind; `brand` is set only for products. */
export type Nominee = Category['award_brands'][number] & { readonly brand?: { readonly name: string } }

type Vote = Awards['user_votes'][number]

const awardsQuery = queryOf(getAwards, {})

export const useAwards = () => useQuery(awardsQuery)

/** Id of the category's section on the page. */
export const idOf = ({ award_category }: Category): string => `award-category-${award_category.id}`

export const nomineesOf = ({ award_brands, award_products }: Category): readonly Nominee[] => [
  ...award_brands,
  ...award_products,
]

/** The user's choice in a category: from the list of votes, or from the nominee's own mark. */
export const choiceIn = ({ user_votes }: Awards, category: Category): number | undefined =>
  user_votes.find(({ category_id }) => category_id === category.award_category.id)?.participant_id ??
  nomineesOf(category).find(({ user_voted }) => user_voted)?.id

/** The awards with a vote applied. */
const withVote = (awards: Awards, vote: Vote): Awards => ({
  ...awards,
  user_votes: [...awards.user_votes.filter(({ category_id }) => category_id !== vote.category_id), vote],
})

/** Votes in one category, optimistically: the choice is reverted if the server refuses it. */
export function useVote(categoryId: number): { vote: (participantId: number) => void; error: Error | null } {
  const { mutate, error } = useApiMutation<typeof voteInAwards, Awards>(voteInAwards, {
    // One after the other, so that the last choice wins.
    scope: `award-vote-${categoryId}`,
    optimistic: { query: awardsQuery, update: (awards, { body }) => withVote(awards, body) },
  })
  return { vote: participant_id => mutate({ body: { category_id: categoryId, participant_id } }), error }
}
