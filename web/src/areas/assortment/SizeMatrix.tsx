import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import { inWidth } from '@fairfloor/domain/pictures'
import type { CSSProperties, KeyboardEvent } from 'react'
import { count, moneyOfCents } from '../../lib/format.ts'
import { usePendingValue } from '../../lib/sending/pending.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { isAtEdge } from '../../ui/cell-column.ts'
import { classes } from '../../ui/classes.ts'
import { QuantityCell } from '../../ui/QuantityCell.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { BoughtBefore, useBought } from '../catalogue/bought.ts'
import { LastBought } from '../catalogue/LastBought.tsx'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { piecesOf } from '../catalogue/pieces.ts'
import { sizeTitle } from '../catalogue/size-text.ts'
import { catalogueTexts } from '../catalogue/texts.ts'
import { useCellGrid } from '../catalogue/use-cell-grid.ts'
import { useLineQuantity } from '../catalogue/use-line-quantity.ts'
import { type Flavour, matrixRows } from './matrix-flavours.ts'
import { netOf } from './net-of.ts'
import { SizeHead } from './SizeHead.tsx'
import styles from './SizeMatrix.module.css'
import { sizeTexts } from './size-texts.ts'

interface SizeMatrixProps {
  list: string
  sizes: readonly ShopSize[]
  order: OrderedLines
  closed: string | null
  isListOnly: boolean
  onFinish: () => void
}

/**
 * Flavours by sizes: each size is a column of cells, filled downwards like any other order grid; arrow left and right go
 * to the same flavour of the size beside it.
 */
export function SizeMatrix({ list, sizes, order, closed, isListOnly, onFinish }: SizeMatrixProps) {
  const { language } = useLanguage()
  const t = useTexts(sizeTexts)
  const rows = matrixRows(sizes)
  const grid = useCellGrid({ list, sizes, order, closed, onFinish })
  const bought = useBought(sizes)
  const keys = {
    ...grid.column,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveAside(event) || grid.column.onKeyDown(event),
  }
  return (
    <div ref={grid.root} className={`bordered round-card mt-4 ${styles.frame}`}>
      <div
        className={`grid ${styles.matrix}`}
        style={{ '--sizes': sizes.length, '--rows': rows.length } as CSSProperties}
        {...keys}
      >
        {/* Each cell says its flavour itself. */}
        <div className={`on-paper ${styles.names}`} aria-hidden="true">
          <span className="row bottom t13 ink-3 on-fog line-below pad-3">{t.flavours(rows.length)}</span>
          {rows.map(({ name, image }) => (
            <span key={name} className={`row middle gap-2 slim medium pad-x-3 ${styles.name}`}>
              {image && (
                <img className="contain" src={inWidth(image, 160)} alt="" width="28" height="28" loading="lazy" />
              )}
              <span>{name}</span>
            </span>
          ))}
          {!isListOnly && <span className={styles.sums}>{t.piecesAndSum}</span>}
        </div>
        <BoughtBefore value={bought}>
          {sizes.map((size, at) => (
            <section
              key={size.id}
              className={styles.size}
              data-cell-group=""
              data-size={size.id}
              aria-label={sizeTitle(size, language)}
            >
              <SizeHead size={size} />
              {rows.map(({ name, flavours }) => {
                const flavour = flavours[at]
                return flavour ? (
                  <Cell key={name} {...{ list, size, flavour, order, closed, isListOnly }} />
                ) : (
                  <p key={name} className={classes('row middle between slim t13', styles.cell, 'ink-3')}>
                    <VisuallyHidden>{name}: </VisuallyHidden>
                    {t.notMade}
                  </p>
                )
              })}
              {!isListOnly && <SizeSum list={list} size={size} order={order} />}
            </section>
          ))}
        </BoughtBefore>
      </div>
    </div>
  )
}

interface CellProps {
  list: string
  size: ShopSize
  flavour: Flavour
  order: OrderedLines
  closed: string | null
  isListOnly: boolean
}

function Cell({ list, size, flavour, order, closed, isListOnly }: CellProps) {
  const { language } = useLanguage()
  const t = useTexts(catalogueTexts)
  const line = order.lines.get(flavour.id)
  const { change, remove } = order
  const steps = stepsOf(size)
  const { quantity, set, leave } = useLineQuantity({ list, flavourId: flavour.id, steps, line, change, remove })
  return (
    <div
      className={`row middle between slim t13 ${styles.cell}`}
      data-cell-row=""
      data-flavour={flavour.id}
      data-filled={quantity > 0 ? '' : undefined}
    >
      <span className={`row wrap middle gap-x-1 slim nowrap clipped lh-18 ${styles.stock}`}>
        <VisuallyHidden>{flavour.name}: </VisuallyHidden>
        <StockLight
          availability={flavour.availability}
          available={flavour.stock_available}
          eta={flavour.eta}
          wanted={quantity}
        />
        {quantity > 0 && <CaseHint quantity={quantity} unitsPerCase={size.units_per_case} />}
        <LastBought of={flavour.id} className={styles.bought} />
      </span>
      {!isListOnly && (
        <QuantityCell
          label={t.quantityOf(`${sizeTitle(size, language)}, ${flavour.name}`)}
          value={quantity || null}
          onChange={set}
          onBlur={leave}
          unitsPerCase={size.units_per_case}
          steps={steps}
          closed={closed}
          error={line?.error ?? null}
        />
      )}
    </div>
  )
}

function SizeSum({ list, size, order }: Pick<CellProps, 'list' | 'size' | 'order'>) {
  const pieces = usePendingValue(list, quantities => piecesOf(size, quantities, order))
  const net = usePendingValue(list, quantities => netOf(size, quantities, order))
  return (
    <p className={styles.sum}>
      {pieces > 0 && (
        <>
          <b>{count(pieces)}</b>
          {size.current_price !== null && moneyOfCents(net)}
        </>
      )}
    </p>
  )
}

/** To the cell of the same row in the column beside it. @returns whether the key was one for that */
function moveAside(event: KeyboardEvent<HTMLElement>): boolean {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const cell = event.target
  if (!by || !(cell instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return false
  if (!isAtEdge(cell, by === 1 ? 'end' : 'start')) return false
  const columns = [...event.currentTarget.querySelectorAll('[data-cell-group]')]
  const column = cell.closest('[data-cell-group]')
  const row = cell.closest('[data-cell-row]')
  if (!column || !row) return false
  const index = [...column.children].indexOf(row)
  for (let at = columns.indexOf(column) + by; columns[at]; at += by) {
    const beside = columns[at]?.children[index]?.querySelector<HTMLInputElement>('[data-cell]')
    if (!beside) continue
    event.preventDefault()
    beside.focus()
    return true
  }
  return true
}
