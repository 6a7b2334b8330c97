import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useMay } from '../../visit/user.ts'
import { ReleaseRow } from './ReleaseRow.tsx'
import styles from './ReleaseTable.module.css'
import { type Position, wishTotal } from './release.ts'
import { type BrandPositions, isOpen } from './release-list.ts'
import { releaseListTexts } from './release-list-texts.ts'
import { releaseTexts } from './release-texts.ts'
import { inputIdOf } from './use-release.ts'
import { brandIdOf, type ReleaseList } from './use-release-list.ts'
import type { WhenInStock } from './use-when-in-stock.ts'

interface ReleaseTableProps {
  positions: readonly Position[]
  list: ReleaseList
  quantities: Readonly<Record<string, number>>
  messageOf: (position: Position) => string | null
  /** Undefined when the release has ended. */
  onChange: ((flavourId: number, quantity: number | null) => void) | undefined
  marks: WhenInStock | undefined
}

/** The confirmed positions by brand, each to be folded, with one column of inputs to fill in with Tab or Enter and digits. */
export function ReleaseTable({ positions, list, quantities, messageOf, onChange, marks }: ReleaseTableProps) {
  const t = useTexts(releaseTexts)
  const priced = useMay('prices')
  const { deleted } = useTexts(releaseListTexts)
  const hasDeleted = positions.some(({ deleted_quantity }) => deleted_quantity > 0)
  const { groups, folds } = list
  const shown = groups.flatMap(group => (folds.open.includes(group.brand) ? group.positions : []))
  const next = ({ product_attribute_id }: Position) => {
    const after = shown.slice(shown.findIndex(one => one.product_attribute_id === product_attribute_id) + 1)
    const inputs = after.map(one => document.getElementById(inputIdOf(one.product_attribute_id)))
    inputs.find(input => input instanceof HTMLInputElement && !input.disabled)?.focus()
  }
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.product}</th>
          <th scope="col" className={styles.wide}>
            {t.ordered}
          </th>
          <th scope="col" className={styles.wide}>
            {t.released}
          </th>
          <th scope="col" className={styles.narrow}>
            {t.remaining}
          </th>
          {hasDeleted && (
            <th scope="col" className={styles.wide}>
              {deleted}
            </th>
          )}
          {onChange && (
            <th scope="col" className={styles.stock}>
              {t.stock}
            </th>
          )}
          <th scope="col" className={styles.narrow}>
            {priced && t.price}
          </th>
          {onChange && (
            <>
              <th scope="col" className={styles.end}>
                {t.quantity}
              </th>
              <th scope="col" className={styles.narrow}>
                {priced && t.sum}
              </th>
            </>
          )}
        </tr>
      </thead>
      {groups.map(group => (
        <tbody key={group.brand}>
          <BrandRow
            group={group}
            typed={wishTotal(group.positions, quantities).pieces}
            isUnfolded={folds.open.includes(group.brand)}
            onToggle={unfolds => {
              const others = folds.open.filter(brand => brand !== group.brand)
              folds.setOpen(unfolds ? [...others, group.brand] : others)
            }}
          />
          {folds.open.includes(group.brand) &&
            group.positions.map(position => (
              <ReleaseRow
                key={position.product_attribute_id}
                position={position}
                quantity={quantities[position.product_attribute_id] ?? null}
                onChange={onChange && (quantity => onChange(position.product_attribute_id, quantity))}
                onEnter={() => next(position)}
                message={onChange ? messageOf(position) : null}
                marks={marks}
                hasDeleted={hasDeleted}
              />
            ))}
        </tbody>
      ))}
    </table>
  )
}

interface BrandRowProps {
  group: BrandPositions
  /** Pieces typed in its rows, folded or not. */
  typed: number
  isUnfolded: boolean
  onToggle: (unfolds: boolean) => void
}

function BrandRow({ group: { brand, positions }, typed, isUnfolded, onToggle }: BrandRowProps) {
  const t = useTexts(releaseListTexts)
  return (
    <tr className={styles.brand}>
      <th scope="rowgroup" colSpan={9}>
        <button type="button" id={brandIdOf(brand)} aria-expanded={isUnfolded} onClick={() => onToggle(!isUnfolded)}>
          <Icon name={isUnfolded ? 'chevronUp' : 'chevronDown'} size={20} />
          <span>{brand}</span>
          <small>{t.group(count(positions.length), count(positions.filter(isOpen).length))}</small>
          {typed > 0 && <small className={styles.typed}>{t.typed(count(typed))}</small>}
        </button>
      </th>
    </tr>
  )
}
