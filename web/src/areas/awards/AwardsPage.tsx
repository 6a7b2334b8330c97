import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import styles from './AwardsBoard.module.css'
import { AwardsBoard } from './AwardsBoard.tsx'
import { useAwards } from './awards.ts'
import { awardsTexts } from './texts.ts'

/** /awards: the awards outside the show, for visitors too. */
export function AwardsPage() {
  const t = useTexts(awardsTexts)
  const { data } = useAwards()
  const title = data?.name ?? t.title
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <header className={`row wrap bottom between gap-4 ${styles.head}`}>
        <h1>{title}</h1>
        <LinkButton to={LOBBY} iconEnd="arrowRight">
          {t.atTheFair}
        </LinkButton>
      </header>
      <AwardsBoard heading="h2" />
    </div>
  )
}
