import { fromEuros, times } from '@fairfloor/domain/money'
import { srcSet } from '@fairfloor/domain/pictures'
import { memo } from 'react'
import { count, moneyOfCents } from '../../../lib/format.ts'
import { usePendingValue } from '../../../lib/pending.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { StepTags } from '../../catalogue/StepTags.tsx'
import { PiecesCell } from './PiecesCell.tsx'
import styles from './SizeRows.module.css'
import { pendingTexts } from './texts.ts'
import { useRowPieces, useWeekOrder } from './week-order.ts'
import type { WeekSize } from './week-size.ts'

interface SizeRowsProps {
  size: WeekSize
  /** The heading's level on the page. */
  level?: 2 | 3
}

/** A size of the event with its prices, and a row with a cell for each of its flavours. Within a `WeekOrderPage`. */
export const SizeRows = memo(function SizeRows({ size, level = 3 }: SizeRowsProps) {
  const t = useTexts(pendingTexts)
  const { list } = useWeekOrder()
  const pieces = usePendingValue(list, quantities =>
    size.flavours.reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0),
  )
  const Heading = `h${level}` as const
  return (
    <section className={styles.size} data-cell-group="" data-size={size.id} aria-label={size.title}>
      <div className={styles.head}>
        <span className={styles.picture}>
          {size.imageUrl && (
            <img src={size.imageUrl} srcSet={srcSet(size.imageUrl)} sizes="40px" alt="" width="40" height="40" />
          )}
        </span>
        <div className={styles.about}>
          <Heading>{size.title}</Heading>
          <StepTags size={{ min_quantity: size.steps.minQuantity, order_multiple: size.steps.orderMultiple }} />
        </div>
        {size.price !== null && (
          <div className={styles.prices}>
            {size.percent !== null && size.percent > 0 && <Tag tone="green">{t.off(size.percent)}</Tag>}
            <Price current={size.price} regular={size.regular} />
          </div>
        )}
        <b className={styles.pieces}>{pieces > 0 && count(pieces)}</b>
      </div>
      <ul>
        {size.flavours.map(({ id, name }) => (
          <SizeRow key={id} size={size} flavourId={id} name={name} />
        ))}
      </ul>
    </section>
  )
})

interface SizeRowProps {
  size: WeekSize
  flavourId: number
  name: string
}

const SizeRow = memo(function SizeRow({ size, flavourId, name }: SizeRowProps) {
  const t = useTexts(pendingTexts)
  const { mayOrder, marks, inBasket } = useWeekOrder()
  const { typed, shown, set } = useRowPieces(flavourId)
  const held = inBasket.get(flavourId) ?? 0
  return (
    <li className={styles.row} data-cell-row="" data-filled={shown > 0 ? '' : undefined} data-flavour={flavourId}>
      <span className={styles.name}>{name}</span>
      {mayOrder && (
        <>
          <span className={styles.cell}>
            <PiecesCell
              label={t.piecesOf(`${size.title}, ${name}`)}
              value={shown || null}
              onChange={set}
              steps={size.steps}
              mark={marks.get(flavourId)}
            />
          </span>
          <span className={styles.sum}>
            {typed > 0 && size.price !== null && moneyOfCents(times(fromEuros(size.price), typed))}
          </span>
          <span className={styles.held}>
            {held > 0 && (
              <>
                {t.holds} <b>{count(held)}</b>
              </>
            )}
          </span>
        </>
      )}
    </li>
  )
})
