import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Table } from '../../ui/Table.tsx'
import { sizeTexts } from './size-texts.ts'

/** SKU and EAN of each flavour. */
export default function NumbersTable({ sizes }: { sizes: readonly ShopSize[] }) {
  const { language } = useLanguage()
  const t = useTexts(sizeTexts)
  const rows = sizes.flatMap(size => size.product_attributes.map(flavour => ({ ...flavour, size: size.name })))
  return (
    <Table
      caption={t.numbers}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'flavour',
          head: t.flavour,
          phone: 'title',
          cell: ({ name, size }) => (sizes.length > 1 ? `${name}, ${sizeText(size, language)}` : name),
        },
        { id: 'sku', head: 'SKU', cell: ({ sku }) => sku },
        { id: 'ean', head: 'EAN', cell: ({ ean }) => ean ?? '–' },
      ]}
    />
  )
}
