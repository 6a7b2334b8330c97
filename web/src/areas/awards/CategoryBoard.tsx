import { useId } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Notes } from '../../ui/Field.tsx'
import { useUser } from '../../visit/user.ts'
import styles from './AwardsBoard.module.css'
import { type Awards, type Category, idOf, nomineesOf, useVote } from './awards.ts'
import { NomineeCard } from './NomineeCard.tsx'
import { awardsTexts } from './texts.ts'

interface CategoryBoardProps {
  /** Heading level of the category's name. */
  heading: 'h2' | 'h3'
  category: Category
  stage: Awards['stage']
  /** The participant that the user chose. */
  choice: number | undefined
}

/** One category with its nominees; a refused vote is explained below them. */
export function CategoryBoard({ heading: Heading, category, stage, choice }: CategoryBoardProps) {
  const t = useTexts(awardsTexts)
  const user = useUser()
  const id = useId()
  const { award_category, winner_participant_id: winner } = category
  const { vote, error } = useVote(award_category.id)
  const mayVote = stage === 'voting' && Boolean(user)
  const stateOf = (nominee: number) => {
    if (winner !== null) return nominee === winner ? 'winner' : 'other'
    return nominee === choice ? 'chosen' : 'plain'
  }
  return (
    <section className={`grid gap-3 ${styles.category}`} aria-labelledby={id} id={idOf(category)}>
      <Heading id={id} className={styles.categoryName}>
        {award_category.name}
      </Heading>
      {stage === 'winners' && winner === null && <p className="ink-2">{t.noWinner}</p>}
      <ul className={`grid gap-y-2 gap-x-4 ${styles.nominees}`}>
        {nomineesOf(category).map(nominee => (
          <li className="grid" key={nominee.id}>
            <NomineeCard
              nominee={nominee}
              state={stateOf(nominee.id)}
              isChoice={nominee.id === choice}
              {...(mayVote && { onVote: () => nominee.id !== choice && vote(nominee.id) })}
            />
          </li>
        ))}
      </ul>
      <Notes id={id} error={error?.message ?? null} />
    </section>
  )
}
