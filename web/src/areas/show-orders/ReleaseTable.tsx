import { useTexts } from '../../lib/texts.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useMay } from '../identity/user.ts'
import { ReleaseRow } from './ReleaseRow.tsx'
import styles from './ReleaseTable.module.css'
import { byBrand, type Position } from './release.ts'
import { showOrdersTexts } from './texts.ts'
import { inputIdOf } from './use-release.ts'

interface ReleaseTableProps {
  positions: readonly Position[]
  quantities: Readonly<Record<string, number>>
  messageOf: (position: Position) => string | null
  /** Undefined when the release has ended. */
  onChange: ((flavourId: number, quantity: number | null) => void) | undefined
}

/** The confirmed positions by brand, with one column of inputs to fill in with Tab or Enter and digits. */
export function ReleaseTable({ positions, quantities, messageOf, onChange }: ReleaseTableProps) {
  const t = useTexts(showOrdersTexts).release
  const priced = useMay('prices')
  const groups = byBrand(positions)
  const shown = groups.flatMap(([, ofBrand]) => ofBrand)
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
      {groups.map(([brand, ofBrand]) => (
        <tbody key={brand}>
          <tr className={styles.brand}>
            <th scope="rowgroup" colSpan={8}>
              {brand}
            </th>
          </tr>
          {ofBrand.map(position => (
            <ReleaseRow
              key={position.product_attribute_id}
              position={position}
              quantity={quantities[position.product_attribute_id] ?? null}
              onChange={onChange && (quantity => onChange(position.product_attribute_id, quantity))}
              onEnter={() => next(position)}
              message={onChange ? messageOf(position) : null}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}
