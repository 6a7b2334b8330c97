import { emptyOutletBasket } from '@fairfloor/domain/outlet/contract'
import { outletPage } from '@fairfloor/domain/outlet/pages'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { cellColumn } from '../../ui/cell-column.ts'
import { DeleteQuestion } from '../../ui/DeleteQuestion.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { useMay, useUser } from '../../visit/user.ts'
import { CheckoutSkeleton } from '../basket/checkout/CheckoutSkeleton.tsx'
import { CheckoutOf } from '../basket/checkout/of-basket.ts'
import { Sent } from '../basket/checkout/Sent.tsx'
import { useLineFees } from '../basket/line-fees.ts'
import { TypedNote } from '../catalogue/TypedNote.tsx'
import { useGoOn } from '../catalogue/use-line-focus.ts'
import { BasketRow } from './BasketRow.tsx'
import { linesOf, needsBuyer, piecesOf } from './lines.ts'
import styles from './OutletBasketPage.module.css'
import { OutletFrame } from './OutletFrame.tsx'
import list from './OutletPage.module.css'
import { ofOutlet, outletBasketMutation, outletLineCalls } from './outlet.ts'
import { outletTexts } from './texts.ts'
import { useAddToOutlet } from './use-add-to-outlet.ts'
import { useOutletBasket } from './use-outlet-basket.ts'

// A buyer either orders or only looks.
const Checkout = lazyPart(async () => ({ default: (await import('../basket/checkout/Checkout.tsx')).Checkout }))

/** /outlet/basket: what the customer's users have put into the outlet's basket, and how it is ordered. */
export function OutletBasketPage() {
  const t = useTexts(outletTexts)
  const user = useUser()
  return (
    <OutletFrame>
      <PageTitle>{t.basketTitle}</PageTitle>
      <h1 className={list.title}>{t.basketTitle}</h1>
      {user === null && <LoginFirst />}
      {user && !user.company && (
        <EmptyState icon="basket" title={t.staffTitle}>
          {t.staff}
        </EmptyState>
      )}
      {user?.company && (
        <CheckoutOf value={ofOutlet}>
          <OwnBasket company={user.company.name} />
        </CheckoutOf>
      )}
    </OutletFrame>
  )
}

function OwnBasket({ company }: { company: string }) {
  const t = useTexts(outletTexts)
  const { mayNotOrder } = useTexts(rightsTexts)
  const mayOrder = useMay('order')
  const query = useOutletBasket()
  const { unsaved, changes } = useLineChanges(outletLineCalls)
  const [isAsking, setAsking] = useState(false)
  const { run, ...emptying } = useApiMutation(emptyOutletBasket, {
    ...outletBasketMutation,
    scope: outletLineCalls.scope,
  })
  const lines = linesOf(query.data?.positions ?? [], unsaved)
  const [fees, onPrice] = useLineFees()
  const heading = useRef<HTMLHeadingElement>(null)
  const [added, setAdded] = useState(0)
  useGoOn(heading, lines.length > 0 ? added : 0)
  const [placed, showPlaced] = useState<ReactNode>(null)
  const toOutlet = (
    <LinkButton to={outletPage.path} variant="ink">
      {t.toOutlet}
    </LinkButton>
  )
  return (
    <Loaded query={query} waiting={<SkeletonRows rows={4} height={72} radius="card" />}>
      {() => (
        <>
          <p className={list.lead}>{mayOrder ? `${t.basketLead(company)} ${t.noBackorders}` : mayNotOrder}</p>
          {mayOrder && <OutletTyped onAdded={() => setAdded(added + 1)} />}
          <MutationError of={emptying} />
          {lines.length === 0 ? (
            (placed ?? (
              <Sent show={showPlaced} readAt={query.dataUpdatedAt}>
                <EmptyState icon="basket" title={t.empty} action={toOutlet}>
                  {t.emptyText}
                </EmptyState>
              </Sent>
            ))
          ) : (
            <div className={styles.basket}>
              <section className={styles.lines}>
                <div className={styles.head}>
                  <h2 ref={heading} tabIndex={-1}>
                    {t.positions(lines.length)} · {t.pieces(piecesOf(lines))}
                  </h2>
                  {mayOrder && (
                    <Button variant="ghost" icon="trash" loading={emptying.loading} onClick={() => setAsking(true)}>
                      {t.emptyBasket}
                    </Button>
                  )}
                </div>
                <ul className={list.lots} {...cellColumn()}>
                  {lines.map(line => (
                    <BasketRow
                      key={line.id}
                      line={line}
                      fees={fees.get(line.id)}
                      changes={changes}
                      open={mayOrder}
                      onRemove={() => void changes.remove(line.id)}
                    />
                  ))}
                </ul>
              </section>
              {mayOrder && (
                <Suspense fallback={<CheckoutSkeleton className={places} />}>
                  <Checkout
                    lines={lines}
                    wrong={lines.find(needsBuyer)?.id}
                    changes={changes}
                    isChanging={unsaved.size > 0}
                    pieces={t.pieces(piecesOf(lines))}
                    changed={[]}
                    onChanged={() => {}}
                    onPrice={onPrice}
                    onPlaced={showPlaced}
                    reveal={reveal}
                    className={places}
                  />
                </Suspense>
              )}
            </div>
          )}
          <DeleteQuestion open={isAsking} onClose={() => setAsking(false)} onDelete={() => void run({})}>
            {t.deleteText}
          </DeleteQuestion>
        </>
      )}
    </Loaded>
  )
}

/** What is typed in the outlet's list and not in the basket yet. */
function OutletTyped({ onAdded }: { onAdded: () => void }) {
  const { typed, add, submit } = useAddToOutlet(NONE, onAdded)
  return <TypedNote look="page" pieces={typed.pieces} add={add} onAdd={submit} />
}

const NONE = [] as const

/** Where the parts of the checkout stand on the page. */
const places = { choices: styles.choices, side: styles.side }

/** Shows and focuses a line. */
function reveal(lotId: number): void {
  const row = document.querySelector(`[data-line="${lotId}"]`)
  row?.scrollIntoView({ block: 'center' })
  row
    ?.querySelector<HTMLElement>('[data-take], [data-cell]:not(:disabled), [data-remove]')
    ?.focus({ preventScroll: true })
}
