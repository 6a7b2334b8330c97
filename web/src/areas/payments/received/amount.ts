import { readMoney } from '@fairfloor/domain/catalogue/money-text'
import { euros } from '@fairfloor/domain/money'

/** A typed amount in euros, '1.234,50' or '1234.5'; null for what is none. */
export function typedAmount(text: string): number | null {
  const read = readMoney(text.trim())
  if ('reason' in read || read.value.amount <= 0) return null
  return euros(read.value.amount)
}
