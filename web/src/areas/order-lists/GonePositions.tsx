import type { OrderList, OrderListContents } from '@fairfloor/domain/order-lists/contract'
import type { UnsavedLines } from '../../lib/sending/line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { listTexts } from './list-texts.ts'

interface GonePositionsProps {
  list: OrderList
  positions: OrderListContents['positions']
  unsaved: UnsavedLines
  remove: (flavourId: number) => unknown
}

/** What is on a list and can no longer be ordered. What is taken off is hidden at once, until that fails. */
export function GonePositions({ list, positions, unsaved, remove }: GonePositionsProps) {
  const t = useTexts(listTexts)
  const errorOf = (id: number) => unsaved.get(id)?.error
  const shown = positions.filter(({ id }) => !unsaved.get(id)?.removed || errorOf(id))
  if (shown.length === 0) return null
  return (
    <section className="on-fog round-card pad-y-4 pad-x-5 mb-5">
      <h2 className="t18">{t.gone}</h2>
      <ul>
        {shown.map(({ id, name, quantity }) => (
          <li key={id} className="row middle between gap-3 ink-2 target">
            <span>
              {name} · {t.pieces(quantity)}
              {errorOf(id) && (
                <span className="t13 red block" role="alert">
                  {errorOf(id)}
                </span>
              )}
            </span>
            {list.may_change && <IconButton icon="close" label={t.takeOff(name)} onClick={() => remove(id)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
