import type { MouseEvent } from 'react'
import { calendarDay, dayTimeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useLoginAddress } from '../../visit/login-address.ts'
import { useUser } from '../../visit/user.ts'
import styles from './AwardsBoard.module.css'
import { type Awards, type Category, choiceIn, idOf, useAwards } from './awards.ts'
import { CategoryBoard } from './CategoryBoard.tsx'
import { awardsTexts } from './texts.ts'

/** The awards on the organiser's booth and on /awards: voting, and the winners on their days. */
export function AwardsBoard({ heading }: { heading: 'h2' | 'h3' }) {
  const t = useTexts(awardsTexts)
  return (
    <Loaded
      query={useAwards()}
      waiting={<SkeletonRows rows={3} height={260} radius="card" className={styles.board} />}
      empty={{ icon: 'award', title: t.none, children: t.noneText }}
      isEmpty={awards => awards.awardYearCategories.length === 0}
    >
      {awards => <Board awards={awards} heading={heading} />}
    </Loaded>
  )
}

function Board({ awards, heading }: { awards: Awards; heading: 'h2' | 'h3' }) {
  return (
    <div className={styles.board}>
      <Lead awards={awards} />
      <Jumps awards={awards} />
      {awards.awardYearCategories.map(category => (
        <CategoryBoard
          key={category.award_category.id}
          heading={heading}
          category={category}
          stage={awards.stage}
          choice={choiceIn(awards, category)}
        />
      ))}
    </div>
  )
}

/** The categories by name with the user's progress, in sight while the page scrolls. */
function Jumps({ awards }: { awards: Awards }) {
  const t = useTexts(awardsTexts)
  const jump = (event: MouseEvent, category: Category) => {
    event.preventDefault()
    const section = document.getElementById(idOf(category))
    section?.scrollIntoView()
    section?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <nav className={`stack gap-2 on-paper line-below pad-y-2 ${styles.jumps}`} aria-label={t.categories}>
      <Progress awards={awards} />
      <ul>
        {awards.awardYearCategories.map(category => (
          <li key={category.award_category.id}>
            <a href={`#${idOf(category)}`} onClick={event => jump(event, category)}>
              {choiceIn(awards, category) !== undefined && (
                <>
                  <Icon name="check" size={16} />
                  <VisuallyHidden>{t.voted} </VisuallyHidden>
                </>
              )}
              {category.award_category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Progress({ awards }: { awards: Awards }) {
  const t = useTexts(awardsTexts)
  const user = useUser()
  if (!awards.voting_active || !user) return null
  const of = awards.awardYearCategories.length
  const voted = awards.awardYearCategories.filter(category => choiceIn(awards, category) !== undefined).length
  return (
    <div className={`grid middle gap-y-1 gap-x-4 bold ${styles.progress}`}>
      <p aria-live="polite">{t.progress(voted, of)}</p>
      <span className={`clipped on-paper round-full ${styles.track}`} aria-hidden="true">
        <span className="tall block on-ink" style={{ width: `${(voted / of) * 100}%` }} />
      </span>
    </div>
  )
}

/** The stage of the awards; for visitors the login. */
function Lead({ awards }: { awards: Awards }) {
  const t = useTexts(awardsTexts)
  const user = useUser()
  const text = useStage(awards)
  const login = useLoginAddress()
  return (
    <div className={`row wrap middle between gap-y-3 gap-x-8 on-fog round-card pad-y-4 pad-x-5 ${styles.lead}`}>
      <p className={`pretty ${styles.stage}`}>{text}</p>
      {awards.voting_active && user === null && (
        <LinkButton to={login} variant="signal" icon="account">
          {t.logIn}
        </LinkButton>
      )}
    </div>
  )
}

function useStage({ stage, voting_start, voting_end, winnerStart, visibleEnd, time_zone }: Awards): string {
  const t = useTexts(awardsTexts)
  const { language } = useLanguage()
  const at = (instant: string | null) => (instant && time_zone ? dayTimeText(instant, time_zone, language) : '')
  const on = (day: string | null) => (day ? calendarDay(day, language) : '')
  return {
    none: '',
    before: t.before(at(voting_start)),
    voting: t.voting(at(voting_end)),
    counting: t.counting(on(winnerStart)),
    winners: t.winners(on(visibleEnd)),
    over: t.over,
  }[stage]
}
