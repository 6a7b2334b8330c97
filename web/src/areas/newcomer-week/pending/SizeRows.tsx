import { fittingQuantity, MOST_PIECES } from '@fairfloor/domain/catalogue/fitting-quantity'
import { fromEuros, times } from '@fairfloor/domain/money'
import { inWidth } from '@fairfloor/domain/pictures'
import { type CSSProperties, memo } from 'react'
import { count, money, moneyOfCents } from '../../../lib/format.ts'
import { usePendingValue, useUpdatePending } from '../../../lib/sending/pending.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { marginOf } from '../../catalogue/margin.ts'
import { StepTags } from '../../catalogue/StepTags.tsx'
import { catalogueTexts } from '../../catalogue/texts.ts'
import { SizeFacts } from './SizeFacts.tsx'
import { SizeRow } from './SizeRow.tsx'
import styles from './SizeRows.module.css'
import { pendingTexts } from './texts.ts'
import { useWeekOrder } from './week-order.ts'
import type { WeekSize } from './week-size.ts'

interface SizeRowsProps {
  size: WeekSize
  /** The heading's level on the page. */
  level?: 2 | 3
}

/** A size of the event with its prices, and a row with a cell for each of its flavours. Within a `WeekOrderPage`. */
export const SizeRows = memo(function SizeRows({ size, level = 3 }: SizeRowsProps) {
  const { brand, colour, title, imageUrl, percent, steps } = size
  const t = useTexts(pendingTexts)
  const { mayOrder } = useWeekOrder()
  const name = brand === null ? title : `${brand} ${title}`
  const Heading = `h${level}` as const
  return (
    <section
      className={styles.size}
      style={{ '--rows': size.flavours.length, ...(colour && { '--brand': colour }) } as CSSProperties}
      data-cell-group=""
      data-branded={colour ? '' : undefined}
      aria-label={name}
    >
      <div className={`row middle gap-4 on-fog line-below ${styles.head}`}>
        <span className={`fixed ${styles.picture}`}>
          {imageUrl && (
            <img className="contain" src={inWidth(imageUrl, 160)} alt="" width="40" height="40" loading="lazy" />
          )}
        </span>
        <div className={`row wrap middle gap-x-2 grow slim ${styles.about}`}>
          <Heading>
            {brand && <small>{brand}</small>} {title}
          </Heading>
          {size.factsUrl && <SizeFacts url={size.factsUrl} name={name} tabIndex={mayOrder ? -1 : undefined} />}
          <StepTags size={{ min_quantity: steps.minQuantity, order_multiple: steps.orderMultiple }} />
        </div>
        <span className={`fixed ${styles.off}`}>
          {percent !== null && percent > 0 && <Tag tone="green">{t.off(percent)}</Tag>}
        </span>
        {size.price !== null && <Prices size={size} price={size.price} />}
        {mayOrder && <Ordering size={size} name={name} />}
      </div>
      <ul>
        {size.flavours.map(flavour => (
          <SizeRow key={flavour.id} size={size} flavour={flavour} />
        ))}
      </ul>
    </section>
  )
})

/** Of a piece and of a case; the recommended price, and what of it stays with the retailer. */
function Prices({ size, price }: { size: WeekSize; price: number }) {
  const t = useTexts(pendingTexts)
  const c = useTexts(catalogueTexts).grid
  const { msrp, msrpExcVat, unitsPerCase: units } = size
  const margin = marginOf(price, msrpExcVat)
  return (
    <dl className={`row baseline gap-4 t13 nowrap to-end m-0 lh-20 ${styles.prices}`}>
      <div className={styles.piece}>
        <dt>
          <VisuallyHidden>{c.piece}</VisuallyHidden>
        </dt>
        <dd>
          <Price current={price} regular={size.regular} />
        </dd>
      </div>
      <div>
        {units > 1 && (
          <>
            <dt>{t.caseOf(units)}</dt>
            <dd>{moneyOfCents(times(fromEuros(price), units))}</dd>
          </>
        )}
      </div>
      <div>
        {msrp !== null && (
          <>
            <dt title={c.recommendedLong}>{c.recommended}</dt>
            <dd>{money(msrp)}</dd>
          </>
        )}
      </div>
      <div>
        {margin !== null && (
          <>
            <dt title={c.marginLong}>{c.margin}</dt>
            <dd className={styles.margin}>{margin} %</dd>
          </>
        )}
      </div>
    </dl>
  )
}

/** The pieces of a size so far, and a case of each flavour more. */
function Ordering({ size, name }: { size: WeekSize; name: string }) {
  const t = useTexts(catalogueTexts).grid
  const { list } = useWeekOrder()
  const update = useUpdatePending(list)
  const pieces = usePendingValue(list, typed => size.flavours.reduce((sum, { id }) => sum + (typed[id] ?? 0), 0))
  const [only] = size.flavours.length === 1 ? size.flavours : []
  const more = (typed: number) => fittingQuantity(Math.min(MOST_PIECES, typed + size.unitsPerCase), size.steps)
  return (
    <>
      <span className={`to-end ${styles.pieces}`}>
        {pieces > 0 && (
          <>
            <b>{count(pieces)}</b> <VisuallyHidden>{t.piecesShort}</VisuallyHidden>
          </>
        )}
      </span>
      <button
        type="button"
        tabIndex={-1}
        className={`fixed t13 bold nowrap on-paper edged round-input ${styles.each}`}
        data-case-of-each=""
        title="Alt+C"
        aria-label={only ? t.addCaseOf(`${name}, ${only.name}`) : t.caseOfEachOf(name)}
        onClick={() =>
          update(typed => ({
            ...typed,
            ...Object.fromEntries(size.flavours.map(({ id }) => [id, more(typed[id] ?? 0)])),
          }))
        }
      >
        {only ? t.addCase : t.caseOfEach}
      </button>
    </>
  )
}
