import type { ListColumn, ServiceListName } from '@fairfloor/domain/service-lists/lists'
import type { serviceTexts } from './texts.ts'

/** The words above a column. */
export function headOf(t: (typeof serviceTexts)['en'], list: ServiceListName, column: ListColumn): string {
  if (column === 'date') return list === 'just_in' ? t.date.just_in : t.date.other
  if (column === 'price') return list === 'price_change' ? t.newPrice : t.price
  return t[column]
}
