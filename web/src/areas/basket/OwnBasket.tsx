import type { Cents } from '@fairfloor/domain/money'
import { type ReactNode, Suspense, useState } from 'react'
import { moneyOfCents } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded, type LoadedQuery } from '../../ui/Loaded.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { useMay, useUser } from '../../visit/user.ts'
import { revealLine } from '../catalogue/use-line-focus.ts'
import { CheckoutSkeleton } from './checkout/CheckoutSkeleton.tsx'
import { Sent } from './checkout/Sent.tsx'
import type { PlacedLine } from './checkout/use-placing.ts'
import { type FeesOfLines, useLineFees } from './line-fees.ts'
import styles from './OwnBasket.module.css'
import { ownTexts } from './own-texts.ts'

// A buyer either orders or only looks.
const Checkout = lazyPart(async () => ({ default: (await import('./checkout/Checkout.tsx')).Checkout }))

const JustSums = lazyPart(async () => ({ default: (await import('./JustSums.tsx')).JustSums }))

/** A basket is for buyers: visitors log in first, staff learn that it is for customers. */
export function ForBuyers({ children }: { children: (company: string) => ReactNode }) {
  const t = useTexts(ownTexts)
  const user = useUser()
  if (user === null) return <LoginFirst />
  if (user?.company) return children(user.company.name)
  return (
    user && (
      <EmptyState icon="basket" title={t.staffTitle}>
        {user.ROLE_ALLOWED_TO_SWITCH ? t.agent : t.staff}
      </EmptyState>
    )
  )
}

interface OwnBasketProps<L extends PlacedLine> {
  query: LoadedQuery<unknown> & { dataUpdatedAt: number }
  /** Says whose basket it is, to who may order. */
  lead: string
  /** Beside it. */
  tools?: ReactNode
  typed: (onAdded: () => void) => ReactNode
  lines: readonly L[]
  needsBuyer: (line: L) => boolean
  /** '212 pieces'. */
  pieces: string
  changes: Changes
  isChanging: boolean
  empty: { title: string; text: string; to: string; way: string }
  /** What is to be read before the lines. */
  notes: ReactNode
  /** The lines; `added` is how often what was typed has been added here. */
  children: (fees: FeesOfLines, added: number) => ReactNode
  /** What it costs without VAT, for who only looks; left out where only placing asks for prices. */
  net?: Cents
  /** As those of the checkout. */
  changed?: readonly number[]
  fills?: (missing: number) => ReactNode
  onChanged?: (isChanged: boolean) => void
  reveal?: (lineId: number) => void
}

/** What the customer's users have put into a basket, and how it is ordered. */
export function OwnBasket<L extends PlacedLine>(props: OwnBasketProps<L>) {
  const { query, lines, empty, changes, isChanging, pieces, changed = NONE, onChanged = nothing } = props
  const t = useTexts(ownTexts)
  const { mayNotOrder } = useTexts(rightsTexts)
  const mayOrder = useMay('order')
  const priced = useMay('prices')
  const [fees, onPrice] = useLineFees()
  const [placed, showPlaced] = useState<ReactNode>(null)
  const [added, setAdded] = useState(0)
  return (
    <Loaded query={query} waiting={<SkeletonRows rows={6} height={56} radius="card" />} failed={t.failed}>
      {() => (
        <>
          <div className="row wrap middle between gap-y-2 gap-x-4 ink-2 mb-4">
            <p>{mayOrder ? props.lead : mayNotOrder}</p>
            {mayOrder && props.tools}
          </div>
          <Suspense>{mayOrder && props.typed(() => setAdded(added + 1))}</Suspense>
          {props.notes}
          {lines.length === 0 ? (
            (placed ?? (
              <Sent show={showPlaced} readAt={query.dataUpdatedAt}>
                <EmptyState
                  icon="basket"
                  title={empty.title}
                  action={
                    <LinkButton to={empty.to} variant="ink">
                      {empty.way}
                    </LinkButton>
                  }
                >
                  {empty.text}
                </EmptyState>
              </Sent>
            ))
          ) : (
            <div className={`grid top gap-y-6 gap-x-8 ${styles.basket}`}>
              <div className={`slim ${styles.lines}`}>{props.children(fees, added)}</div>
              {mayOrder ? (
                <Suspense fallback={<CheckoutSkeleton className={places} />}>
                  <Checkout
                    {...{ lines, changes, isChanging, pieces, changed, onChanged, onPrice }}
                    wrong={lines.find(props.needsBuyer)?.id}
                    fills={props.fills}
                    onPlaced={showPlaced}
                    reveal={props.reveal ?? revealLine}
                    className={places}
                  />
                </Suspense>
              ) : (
                priced &&
                props.net !== undefined && (
                  <Suspense>
                    <JustSums
                      net={moneyOfCents(props.net)}
                      {...{ pieces, isChanging, onPrice }}
                      className={styles.side}
                    />
                  </Suspense>
                )
              )}
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}

const NONE: readonly number[] = []
const nothing = () => {}

/** Where the parts of the checkout stand on the page. */
const places = { choices: styles.choices, side: styles.side }
