import { useContext } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { type GoalWords, GridGoal } from './ordered-lines.ts'
import { catalogueTexts } from './texts.ts'

/** The words of the grid around about what its quantities go to. */
export function useGoal(): GoalWords {
  const { goals } = useTexts(catalogueTexts).grid
  const goal = useContext(GridGoal)
  return typeof goal === 'string' ? goals[goal] : goal
}
