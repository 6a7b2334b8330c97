import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { unitPrice } from '@fairfloor/domain/catalogue/unit-price'
import { money, sizeText, weight } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { KeyValue, type KeyValueItem } from '../../ui/KeyValue.tsx'
import { marginOf } from '../catalogue/margin.ts'
import { sizeTexts } from './size-texts.ts'

/** Content, case, recommended price, margin and deposit of a size. */
export function SizeFacts({ size }: { size: ShopSize }) {
  const { language } = useLanguage()
  const t = useTexts(sizeTexts)
  const { current_price: current, msrp, unit_value: value, unit_name: unit } = size
  const margin = marginOf(current, size.msrp_exc_vat)
  const content =
    value === null
      ? sizeText(size.name, language)
      : unit === 'g'
        ? weight(value)
        : sizeText(`${value} ${unit}`, language)
  const perUnit = unitPrice(current, size)
  const items: (KeyValueItem | false)[] = [
    { key: t.category, value: size.category_name },
    { key: t.content, value: content },
    perUnit !== null && { key: t.perUnit[perUnit.of], value: money(perUnit.price) },
    { key: t.perCase, value: size.units_per_case },
    size.min_quantity > 1 && { key: t.minimum, value: t.pieces(size.min_quantity) },
    size.order_multiple > 1 && { key: t.multiple, value: t.pieces(size.order_multiple) },
    msrp !== null && { key: t.recommended, note: t.inclVat, value: money(msrp) },
    margin !== null && { key: t.margin, note: t.exclVat, value: `${margin} %` },
    size.is_deposit &&
      size.deposit_price !== null && { key: t.deposit, value: money(size.deposit_price), note: t.depositHint },
  ]
  return <KeyValue lined items={items.filter(item => item !== false)} />
}
