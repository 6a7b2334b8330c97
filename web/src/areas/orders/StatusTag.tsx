import type { OrderStatus } from '@fairfloor/domain/orders/contract'
import { useTexts } from '../../lib/texts.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import { ordersTexts } from './texts.ts'

const tones: Record<OrderStatus, Tone> = {
  placed: 'soft',
  'in picking': 'amber',
  shipped: 'green',
  invoiced: 'soft',
  paid: 'green',
  cancelled: 'red',
}

export function StatusTag({ status }: { status: OrderStatus }) {
  return <Tag tone={tones[status]}>{useTexts(ordersTexts).statuses[status]}</Tag>
}
