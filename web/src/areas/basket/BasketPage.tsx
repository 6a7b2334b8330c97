import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { moneyOfCents } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { type User, useMay, useUser } from '../../visit/user.ts'
import { BasketLines, type LinesHandle } from './BasketLines.tsx'
import styles from './BasketPage.module.css'
import { basketQuery, lineCalls, priceQuery } from './basket.ts'
import { changedSince } from './changed-lines.ts'
import { CheckoutSkeleton } from './checkout/CheckoutSkeleton.tsx'
import { everyCheckout } from './checkout/checkout.ts'
import { Sent } from './checkout/Sent.tsx'
import { useLineFees } from './line-fees.ts'
import { type Line, linesOf, needsBuyer, totalOf } from './lines.ts'
import { useOtherTabs } from './other-tabs.ts'
import { QuickOrderButton } from './QuickOrderButton.tsx'
import { basketTexts } from './texts.ts'
import { useBasketQuery } from './use-basket-query.ts'
import { type TakenOut, useTakenOut } from './use-taken-out.ts'

// A buyer either orders or only looks.
const Checkout = lazyPart(async () => ({ default: (await import('./checkout/Checkout.tsx')).Checkout }))
const JustSums = lazyPart(async () => ({ default: (await import('./JustSums.tsx')).JustSums }))
const ShopTyped = lazyPart(() => import('./ShopTyped.tsx'))

/** /basket: what the customer's users have put into the shop's basket, and what it costs now. */
export function BasketPage() {
  const t = useTexts(basketTexts)
  const user = useUser()
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <h1 className={styles.title}>{t.title}</h1>
      {user === null && <LoginFirst />}
      {user?.company && <OwnBasket company={user.company.name} />}
      {user && !user.company && <StaffAtBasket user={user} />}
    </>
  )
}

function OwnBasket({ company }: { company: string }) {
  const t = useTexts(basketTexts)
  const { mayNotOrder } = useTexts(rightsTexts)
  const query = useBasketQuery()
  const { unsaved, changes } = useLineChanges(lineCalls)
  const lines = useMemo(() => linesOf(query.data?.positions ?? [], unsaved), [query.data, unsaved])
  const takenOut = useTakenOut(changes)
  const priced = useMay('prices')
  const mayOrder = useMay('order')
  const [seen, setSeen] = useState<readonly Line[] | null>(null)
  const changed = useMemo(() => (seen ? changedSince(seen, lines) : undefined), [seen, lines])
  const [fees, onPrice] = useLineFees()
  const [placed, showPlaced] = useState<ReactNode>(null)
  const [added, setAdded] = useState(0)
  const shownLines = useRef<LinesHandle>(null)
  useOtherTabs(basketQuery, priceQuery, everyCheckout)
  const pieces = t.pieces(totalOf(lines).pieces)
  const toShop = (
    <LinkButton to="/" variant="ink">
      {t.toShop}
    </LinkButton>
  )
  return (
    <Loaded query={query} waiting={<SkeletonRows rows={6} height={56} radius="card" />} failed={t.failed}>
      {() => (
        <>
          <div className={styles.lead}>
            <p>{mayOrder ? t.lead(company) : mayNotOrder}</p>
            {mayOrder && <QuickOrderButton />}
          </div>
          <Suspense>
            <ShopTyped look="page" onAdded={() => setAdded(added + 1)} />
          </Suspense>
          <Undo takenOut={takenOut} />
          {lines.length === 0 ? (
            (placed ?? (
              <Sent show={showPlaced} readAt={query.dataUpdatedAt}>
                <EmptyState icon="basket" title={t.empty} action={toShop}>
                  {t.emptyText}
                </EmptyState>
              </Sent>
            ))
          ) : (
            <div className={styles.basket}>
              <div className={styles.lines}>
                <BasketLines
                  ref={shownLines}
                  lines={lines}
                  changes={changes}
                  takenOut={takenOut}
                  changed={changed}
                  fees={fees}
                  added={added}
                />
              </div>
              {mayOrder ? (
                <Suspense fallback={<CheckoutSkeleton className={places} />}>
                  <Checkout
                    lines={lines}
                    wrong={lines.find(needsBuyer)?.id}
                    changes={changes}
                    isChanging={unsaved.size > 0}
                    pieces={pieces}
                    changed={[...(changed?.keys() ?? [])]}
                    onChanged={isChanged => setSeen(isChanged ? lines : null)}
                    onPrice={onPrice}
                    onPlaced={showPlaced}
                    reveal={id => shownLines.current?.reveal(id)}
                    className={places}
                  />
                </Suspense>
              ) : (
                priced && (
                  <Suspense>
                    <JustSums
                      net={moneyOfCents(totalOf(lines).net)}
                      pieces={pieces}
                      isChanging={unsaved.size > 0}
                      onPrice={onPrice}
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

/** Where the parts of the checkout stand on the page. */
const places = { choices: styles.choices, side: styles.side }

/** What was removed last, with the button that brings it back. */
function Undo({ takenOut: { last, undo, state, emptying } }: { takenOut: TakenOut }) {
  const t = useTexts(basketTexts)
  const [line] = last?.lines ?? []
  return (
    <>
      <MutationError of={emptying} />
      <MutationError of={state} />
      {last && line && (
        <Alert
          className={styles.undo}
          action={
            <Button variant="ghost" loading={state.loading} onClick={undo}>
              {t.undo}
            </Button>
          }
        >
          {last.name === null ? t.emptied(last.lines.length) : t.removed(last.name, line.quantity)}
        </Alert>
      )}
    </>
  )
}

function StaffAtBasket({ user }: { user: User }) {
  const t = useTexts(basketTexts)
  return (
    <EmptyState icon="basket" title={t.staffTitle}>
      {user.ROLE_ALLOWED_TO_SWITCH ? t.agent : t.staff}
    </EmptyState>
  )
}
