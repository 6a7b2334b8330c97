import type { OrderList, OrderListContents } from '@fairfloor/domain/shopping-lists/contract'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './GonePositions.module.css'
import { listTexts } from './list-texts.ts'

interface GonePositionsProps {
  list: OrderList
  positions: OrderListContents['positions']
  remove: (flavourId: number) => unknown
}

/** What is on a list and can no longer be ordered. */
export function GonePositions({ list, positions, remove }: GonePositionsProps) {
  const t = useTexts(listTexts)
  if (positions.length === 0) return null
  return (
    <section className={styles.gone}>
      <h2>{t.gone}</h2>
      <ul>
        {positions.map(({ id, name, quantity }) => (
          <li key={id}>
            <span>
              {name} · {t.pieces(quantity)}
            </span>
            {list.may_change && <IconButton icon="close" label={t.takeOff(name)} onClick={() => remove(id)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
