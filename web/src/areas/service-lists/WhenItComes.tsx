import { type Arrivals, arrivalsOf } from '@fairfloor/domain/service-lists/arrivals'
import { count } from '../../lib/format.ts'
import { usePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { SHOP_LIST } from '../basket/basket.ts'
import type { Row } from './lists.ts'
import { serviceTexts } from './texts.ts'
import type { Goods } from './use-goods.ts'
import { weekNumber, weekOf } from './Week.tsx'

/** '48 pieces come in week 48, 16 in week 49': what is typed of the list's rows. */
export function WhenItComes({ rows, goods }: { rows: readonly Row[]; goods: Goods }) {
  const t = useTexts(serviceTexts)
  const { quantities } = usePending(SHOP_LIST)
  const weeks = new Map<string | null, number>()
  let [now, undated] = [0, 0]
  for (const row of rows) {
    const { eta_date: eta = null, free_quantity: free = null } = row
    const stock = goods.of(row)?.flavours[0]?.stock_available ?? null
    const comes: Arrivals = arrivalsOf(quantities[row.id] ?? 0, { stock, free, eta })
    now += comes.now
    undated += comes.undated
    if (comes.dated > 0) weeks.set(weekOf(eta), (weeks.get(weekOf(eta)) ?? 0) + comes.dated)
  }
  const parts = [
    ...(now > 0 ? [t.now(count(now))] : []),
    ...[...weeks].sort().map(([monday, pieces]) => t.inWeek(count(pieces), weekNumber(monday!))),
    ...(undated > 0 ? [t.undated(count(undated))] : []),
  ]
  return <p role="status">{parts.length > 0 && `${t.comes(parts.join(', '))} ${t.billed}`}</p>
}
