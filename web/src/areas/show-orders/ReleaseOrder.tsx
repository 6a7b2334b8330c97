import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { NothingFound } from '../../ui/ListTools.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Vts } from '../../visit/edition/vts.ts'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { useMay } from '../../visit/user.ts'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { MarkAll } from './MarkAll.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { RefusedMarks } from './RefusedMarks.tsx'
import styles from './Release.module.css'
import { ReleaseBar } from './ReleaseBar.tsx'
import { ReleaseHistory } from './ReleaseHistory.tsx'
import { ReleaseTable } from './ReleaseTable.tsx'
import { ReleaseTools } from './ReleaseTools.tsx'
import { ReleaseUntil } from './ReleaseUntil.tsx'
import { limitOf, type Release, typedWishes, wishTotal } from './release.ts'
import { releaseTexts } from './release-texts.ts'
import { SamplesNote } from './SamplesNote.tsx'
import { type Released, useReleasing } from './use-release.ts'
import { useReleaseList } from './use-release-list.ts'
import { useReleaseNotes } from './use-release-notes.ts'
import { useWhenInStock } from './use-when-in-stock.ts'

const ReleasePrice = lazyPart(async () => ({ default: (await import('./ReleasePrice.tsx')).ReleasePrice }))
const ReviewRelease = lazyPart(async () => ({ default: (await import('./ReviewRelease.tsx')).ReviewRelease }))
const SaidWithConfirmation = lazyPart(async () => ({
  default: (await import('./SaidWithConfirmation.tsx')).SaidWithConfirmation,
}))
const ReleasedOrder = lazyPart(async () => ({ default: (await import('./ReleasedOrders.tsx')).ReleasedOrder }))
const EarlierReleases = lazyPart(async () => ({ default: (await import('./ReleasedOrders.tsx')).EarlierReleases }))

interface ReleaseOrderProps {
  release: Release
  vts: Vts
  offset: number
}

/** The confirmed lines, the part to release now and its address, its price, and the orders of earlier releases. */
export function ReleaseOrder({ release, vts, offset }: ReleaseOrderProps) {
  const t = useTexts(releaseTexts)
  const { positions, shipping_addresses, order_ids } = release
  const [chosen, setChosen] = useState<number | null>(null)
  const [made, setMade] = useState<Released | null>(null)
  const usual = shipping_addresses.find(address => address.is_default) ?? shipping_addresses[0]
  const addressId = chosen ?? usual?.id ?? null
  const [isReviewed, setReviewed] = useState(false)
  const checkButton = useRef<HTMLButtonElement>(null)
  const [notes, setNotes, forgetNotes] = useReleaseNotes(vts.name)
  const list = useReleaseList(positions)
  const marks = useWhenInStock(addressId)
  const releasing = useReleasing(positions, addressId, {
    onReleased: released => {
      setMade(released)
      setReviewed(false)
      forgetNotes()
    },
    reveal: flavourId => {
      flushSync(() => setReviewed(false))
      list.reveal(flavourId)
    },
  })
  const { quantities } = releasing
  const total = wishTotal(positions, quantities)
  const isOpen = vts.phase === 'confirmation' || vts.phase === 'release'
  const nothingRemains = positions.every(position => position.remaining_quantity === 0)
  const mayOrder = useMay('order')
  const priced = useMay('prices')
  const { mayNotOrder } = useTexts(rightsTexts)
  const canTake = isOpen && !nothingRemains && mayOrder
  const canMark = canTake && addressId !== null
  const goBack = () => {
    flushSync(() => setReviewed(false))
    checkButton.current?.focus()
  }

  return (
    <div className={`stack gap-4 ${styles.release}`}>
      <ReleaseUntil vts={vts} offset={offset} isOpen={isOpen} />
      {isOpen && !isReviewed && <OrderSteps vts={vts} confirmed slim />}
      {!isOpen && <ReleaseHistory positions={positions} />}
      {nothingRemains && isOpen && <Alert tone="success">{t.allDone}</Alert>}
      {!mayOrder && <Alert>{mayNotOrder}</Alert>}
      {canTake && <RefusedMarks release={release} />}
      {made && (
        <Suspense fallback={<Skeleton height={160} radius="card" />}>
          <ReleasedOrder released={made} />
        </Suspense>
      )}
      {canTake && positions.every(position => position.released_quantity === 0) && <SamplesNote />}
      {canTake && isReviewed ? (
        <Suspense fallback={<Skeleton height={420} radius="card" />}>
          <ReviewRelease
            positions={positions}
            quantities={quantities}
            messageOf={releasing.messageOf}
            address={shipping_addresses.find(({ id }) => id === addressId)}
            notes={notes}
            onNotes={setNotes}
            state={releasing.state}
            onRelease={() => releasing.release(notes)}
            onBack={goBack}
          />
        </Suspense>
      ) : (
        <>
          <div className={canTake ? `grid top gap-y-8 gap-x-10 ${styles.columns}` : undefined}>
            <div>
              <ReleaseTools positions={positions} list={list}>
                {canTake && (
                  <>
                    <Button
                      icon="check"
                      variant={total.pieces === 0 ? 'signal' : 'outline'}
                      onClick={releasing.fill}
                      disabled={positions.every(position => limitOf(position) === 0)}
                    >
                      {t.fill}
                    </Button>
                    {total.pieces > 0 && (
                      <Button variant="ghost" onClick={releasing.clear}>
                        {t.clear}
                      </Button>
                    )}
                    {canMark && (
                      <MarkAll positions={positions} marks={marks} day={vts.release_end} zone={vts.time_zone} />
                    )}
                  </>
                )}
              </ReleaseTools>
              {list.found === 0 && <NothingFound view={list.view} />}
              <ReleaseTable
                positions={positions}
                list={list}
                quantities={quantities}
                messageOf={releasing.messageOf}
                onChange={canTake ? releasing.set : undefined}
                marks={canMark ? marks : undefined}
              />
            </div>
            {canTake && (
              <div className={`grid gap-5 ${styles.side}`}>
                <DeliveryAddress addresses={shipping_addresses} value={addressId} onChange={setChosen} />
                {priced && (
                  <div className={styles.price}>
                    <Suspense fallback={<Skeleton height={160} radius="card" />}>
                      <ReleasePrice
                        positions={positions}
                        wishes={typedWishes(positions, quantities)}
                        addressId={addressId}
                      />
                    </Suspense>
                  </div>
                )}
              </div>
            )}
          </div>
          {canTake && (
            <ReleaseBar
              total={total}
              state={releasing.state}
              disabled={total.pieces === 0 || addressId === null}
              onCheck={() => setReviewed(true)}
              checkRef={checkButton}
            />
          )}
        </>
      )}
      <Suspense>
        <SaidWithConfirmation />
        <EarlierReleases orderIds={order_ids} except={made?.orderId} />
      </Suspense>
    </div>
  )
}
