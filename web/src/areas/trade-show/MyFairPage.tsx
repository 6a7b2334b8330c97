import { loginAddress } from '@fairfloor/domain/trade-show/addresses'
import { Navigate } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useHere } from '../../visit/login-address.ts'
import { useUser } from '../../visit/user.ts'
import styles from './MyFair.module.css'
import { MyFairBooths } from './MyFairBooths.tsx'
import { MyFairFigures } from './MyFairFigures.tsx'
import { MyFairOpen } from './MyFairOpen.tsx'
import { MyFairOrder } from './MyFairOrder.tsx'
import { NOT_SEEN, OWING, SEEN, useMyFair } from './my-fair.ts'
import { myFairTexts } from './my-fair-texts.ts'
import { PersonalRoute } from './PersonalRoute.tsx'
import { ShowFrame } from './ShowFrame.tsx'

/** /virtual-trade-show/my-fair: the order and its dates first, then the booths to go to, then what still earns points. */
export function MyFairPage() {
  const user = useUser()
  const here = useHere()
  if (user === undefined) return null
  if (user === null) return <Navigate to={loginAddress(here)} replace />
  return <MyFair />
}

function MyFair() {
  const t = useTexts(myFairTexts)
  const fair = useMyFair()
  const toSee = fair.booths.filter(({ isVisited }) => !isVisited)
  const seen = fair.booths.filter(({ isVisited, owesFeedback }) => isVisited && !owesFeedback)
  return (
    <ShowFrame scroll>
      <PageTitle>{t.title}</PageTitle>
      <article className={`stack gap-4 ${styles.page}`}>
        <h1>{t.title}</h1>
        <MyFairOrder />
        <MyFairFigures fair={fair} />
        {fair.isSettled && (
          <>
            <div className="stack gap-8">
              <PersonalRoute isBuyer={fair.isBuyer} />
              <MyFairBooths id={OWING} title={t.toJudge(fair.owing.length)} booths={fair.owing} />
              <MyFairBooths id={NOT_SEEN} title={t.toSee(toSee.length)} booths={toSee} />
              <MyFairBooths id={SEEN} title={t.seen(seen.length)} booths={seen} />
            </div>
            <MyFairOpen fair={fair} />
          </>
        )}
      </article>
    </ShowFrame>
  )
}
