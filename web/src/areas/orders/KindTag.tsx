import type { OrderKind } from '@fairfloor/domain/orders/contract'
import { useTexts } from '../../lib/texts.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ordersTexts } from './texts.ts'

/** Where an order comes from, unless it is the shop. */
export function KindTag({ kind }: { kind: OrderKind }) {
  const { kinds } = useTexts(ordersTexts)
  return kind === 'shop' ? null : <Tag tone="ink">{kinds[kind]}</Tag>
}
