import { count, money, moneyOfCents, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import { Pack } from '../catalogue/Pack.tsx'
import { StockAlert } from '../catalogue/StockAlert.tsx'
import { MarkToggle } from './MarkToggle.tsx'
import styles from './ReleaseRow.module.css'
import { limitOf, type Position, wishSum } from './release.ts'
import { isShort, nameOf } from './release-list.ts'
import { releaseListTexts } from './release-list-texts.ts'
import { releaseTexts } from './release-texts.ts'
import { inputIdOf } from './use-release.ts'
import type { WhenInStock } from './use-when-in-stock.ts'

interface ReleaseRowProps {
  position: Position
  quantity: number | null
  /** Undefined when nothing can be released any more: the row is read only. */
  onChange?: ((quantity: number | null) => void) | undefined
  onEnter?: () => void
  message: string | null
  /** Undefined where nothing can be marked. */
  marks?: WhenInStock | undefined
  /** Whether the column of deleted pieces is shown. */
  hasDeleted: boolean
}

/** A confirmed flavour: remaining quantity, stock, and the input for the quantity to release. */
export function ReleaseRow({ position, quantity, onChange, onEnter, message, marks, hasDeleted }: ReleaseRowProps) {
  const { language } = useLanguage()
  const t = useTexts(releaseTexts)
  const { product_attribute_id: id, product_name, product_size_name, product_attribute_name } = position
  const { deletedCount } = useTexts(releaseListTexts)
  const { ordered_quantity, released_quantity, remaining_quantity, deleted_quantity } = position
  const limit = limitOf(position)
  const messageId = `${inputIdOf(id)}-message`
  return (
    <>
      <tr className={styles.row} data-done={remaining_quantity === 0 ? '' : undefined}>
        <th scope="row" className={`wide regular ${styles.product}`}>
          <span className="row gap-3">
            <Pack url={position.image_url} />
            <span className={`slim ${styles.words}`}>
              <b className="bold block">{product_attribute_name}</b>
              <span className={`t13 ink-2 ${styles.meta}`}>
                {product_name} {sizeText(product_size_name, language)}{' '}
                <span className={styles.phonePrice}>{money(position.single_price_excl_vat)}</span>{' '}
                <Fees position={position} />
              </span>
              <span className={styles.counts}>
                {t.counts(count(ordered_quantity), count(released_quantity), count(remaining_quantity))}
                {deleted_quantity > 0 && `, ${deletedCount(count(deleted_quantity))}`}
              </span>
              {onChange && (
                <span className={styles.phone}>
                  <Stock position={position} marks={marks} />
                </span>
              )}
            </span>
          </span>
        </th>
        <td className={styles.wide}>{count(ordered_quantity)}</td>
        <td className={styles.wide}>{count(released_quantity)}</td>
        <td className={styles.remaining}>{count(remaining_quantity)}</td>
        {hasDeleted && <td className={styles.wide}>{count(deleted_quantity)}</td>}
        {onChange && (
          <td className={styles.stock}>
            <Stock position={position} marks={marks} />
          </td>
        )}
        <td className={styles.number}>{money(position.single_price_excl_vat)}</td>
        {onChange && (
          <>
            <td className={styles.rail}>
              <QuantityInput
                id={inputIdOf(id)}
                variant="rail"
                label={`${t.quantity}: ${sizeText(nameOf(position), language)}`}
                value={quantity}
                onChange={onChange}
                max={limit}
                {...(onEnter && { onEnter })}
                disabled={limit === 0 && quantity === null}
                invalid={message !== null}
                {...(message !== null && { 'aria-describedby': messageId })}
              />
              <span className={styles.phoneSum}>
                <Sum position={position} quantity={quantity} />
              </span>
            </td>
            <td className={styles.sum}>
              <Sum position={position} quantity={quantity} />
            </td>
          </>
        )}
      </tr>
      {message && (
        <tr className={styles.message}>
          <td colSpan={9}>
            <div>
              <span id={messageId} role="alert">
                {message}
              </span>
              {onChange && limit > 0 && quantity !== null && quantity > limit && (
                <Button
                  onClick={() => {
                    onChange(limit)
                    document.getElementById(inputIdOf(id))?.focus()
                  }}
                >
                  {t.takeLimit(count(limit))}
                </Button>
              )}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

function Fees({ position }: { position: Position }) {
  const t = useTexts(releaseTexts)
  const { single_deposit_price_excl_vat: deposit, single_lemonade_fee_price_excl_vat: tax } = position
  return (
    <span className={styles.fees}>
      {Boolean(deposit) && <span>{t.deposit(money(deposit))}</span>}{' '}
      {Boolean(tax) && <span>{t.consumptionTax(money(tax))}</span>}
    </span>
  )
}

/** The stock indicator; with the count if less is available than still wanted, and what can be done about it then. */
function Stock({ position, marks }: { position: Position; marks: WhenInStock | undefined }) {
  const { language } = useLanguage()
  const t = useTexts(releaseTexts)
  const { stock_available: stock, availability, remaining_quantity: remaining, eta } = position
  if (remaining === 0) return null
  return (
    <span className="row wrap baseline gap-x-2">
      <StockLight availability={availability} eta={eta} />
      {stock !== null && stock > 0 && stock < remaining && (
        <span className={`t13 ink-2 ${styles.left}`}>{t.inStock(count(stock))}</span>
      )}
      {marks && (isShort(position) || position.when_in_stock) && (
        <span className={`row middle gap-1 ${styles.short}`}>
          <MarkToggle position={position} marks={marks} />
          {!stock && (
            <StockAlert flavour={{ id: position.product_attribute_id, name: sizeText(nameOf(position), language) }} />
          )}
        </span>
      )}
    </span>
  )
}

const Sum = ({ position, quantity }: { position: Position; quantity: number | null }) =>
  quantity === null ? null : (
    <span className={`grid ${styles.sums}`}>
      {position.single_price_excl_vat !== null && <b>{moneyOfCents(wishSum(position, quantity))}</b>}
      <CaseHint quantity={quantity} unitsPerCase={position.units_per_case} />
    </span>
  )
