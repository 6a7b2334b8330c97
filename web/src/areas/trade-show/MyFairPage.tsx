import { awardsPage } from '@fairfloor/domain/awards/pages'
import { boothAddress, loginAddress } from '@fairfloor/domain/trade-show/addresses'
import { Navigate, useLocation } from 'react-router'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useUser } from '../identity/user.ts'
import styles from './MyFairPage.module.css'
import { type BoothSoFar, useMyFair } from './my-fair.ts'
import { myFairTexts } from './my-fair-texts.ts'
import { ShowFrame } from './ShowFrame.tsx'

/** /virtual-trade-show/my-fair: what the user has seen and done, and what is still open, one click away. */
export function MyFairPage() {
  const user = useUser()
  const { pathname } = useLocation()
  if (user === undefined) return null
  if (user === null) return <Navigate to={loginAddress(pathname)} replace />
  return <MyFair />
}

function MyFair() {
  const t = useTexts(myFairTexts)
  const { booths, visited, samples, votes, openFeedback, points, isBuyer } = useMyFair()
  const toSee = booths.filter(({ isVisited }) => !isVisited)
  const seen = booths.filter(({ isVisited }) => isVisited)
  const facts = [
    { name: t.visited, value: `${visited}/${booths.length}` },
    ...(isBuyer ? [{ name: t.samples, value: String(samples) }] : []),
    ...(votes.of > 0 ? [{ name: t.votes, value: `${votes.given}/${votes.of}`, to: awardsPage.path }] : []),
    ...(isBuyer ? [{ name: t.openFeedback, value: String(openFeedback) }] : []),
    ...(points === null ? [] : [{ name: t.points, value: String(points) }]),
  ]
  return (
    <ShowFrame scroll>
      <PageTitle>{t.title}</PageTitle>
      <article className={styles.page}>
        <h1>{t.title}</h1>
        <dl className={styles.facts}>
          {facts.map(({ name, value, to }) => (
            <div key={name}>
              <dt>{to ? <PageLink to={to}>{name}</PageLink> : name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {toSee.length > 0 && (
          <section>
            <h2>{t.toSee(toSee.length)}</h2>
            <ul className={styles.booths}>
              {toSee.map(booth => (
                <Booth key={booth.exhibitor.id} booth={booth} />
              ))}
            </ul>
          </section>
        )}
        {seen.length > 0 && (
          <section>
            <h2>{t.seen(seen.length)}</h2>
            <ul className={styles.booths}>
              {seen.map(booth => (
                <Booth key={booth.exhibitor.id} booth={booth} />
              ))}
            </ul>
          </section>
        )}
      </article>
    </ShowFrame>
  )
}

function Booth({ booth: { exhibitor, isVisited, samples, owesFeedback } }: { booth: BoothSoFar }) {
  const t = useTexts(myFairTexts)
  const { name, panoNumberB2b: pano, boothNumberB2b: number } = exhibitor
  return (
    <li className={styles.booth}>
      <PageLink to={boothAddress(pano, number)} className={styles.way}>
        <span className={styles.number}>{number}</span>
        <b>{name}</b>
        {isVisited && <Icon name="check" />}
        {samples > 0 && <span className={styles.note}>{t.taken(samples)}</span>}
      </PageLink>
      {owesFeedback && (
        <LinkButton to={boothAddress(pano, number, 'FEEDBACK')} icon="feedback" aria-label={t.feedbackTo(name)}>
          {t.giveFeedback}
        </LinkButton>
      )}
    </li>
  )
}
