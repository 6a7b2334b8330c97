import { unitPrice } from '@fairfloor/domain/catalogue/unit-price'
import type { Language } from '@fairfloor/domain/language'
import { money, sizeText, weight } from '../../lib/format.ts'
import type { OfferedSize } from './offered.ts'

type Measured = Pick<OfferedSize, 'name' | 'unit_value' | 'unit_name'>

/** 'Whey 2,5 kg': product and size. */
export const sizeTitle = (size: Pick<OfferedSize, 'name' | 'product'>, language: Language): string =>
  `${size.product.name} ${sizeText(size.name, language)}`.trim()

/** '908 g', '2,5 kg', '90 capsules'; empty if the size's name says it already. */
export function unitText({ name, unit_value, unit_name }: Measured, language: Language): string {
  if (unit_value === null) return ''
  const unit = unit_name === 'g' ? weight(unit_value) : sizeText(`${unit_value} ${unit_name}`, language)
  return unit === sizeText(name, language) ? '' : unit
}

/** '26,63 €/kg'; empty without a price or a content to compare by. */
export function unitPriceText(size: Pick<OfferedSize, 'current_price' | 'unit_value' | 'unit_name'>): string {
  const found = unitPrice(size.current_price, size)
  return found ? `${money(found.price)}/${found.of}` : ''
}
