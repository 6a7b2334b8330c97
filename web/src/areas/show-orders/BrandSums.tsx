import { monthText } from '@fairfloor/domain/formats'
import { count, moneyOfCents } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Select } from '../../ui/Select.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useMay } from '../../visit/user.ts'
import styles from './Basket.module.css'
import { brandIdOf, type Group, type Line, totalOf } from './lines.ts'
import { reviewTexts } from './review-texts.ts'
import { showOrdersTexts } from './texts.ts'

interface BrandSumsProps {
  groups: readonly Group[]
  /** For which a delivery can be wished, YYYY-MM. */
  months: readonly string[]
  /** By brand id. */
  wishes: Readonly<Record<string, string>>
  onWish: (brandId: number, month: string) => void
}

/** The order's sum by brand, and the month in which each brand is wanted. */
export function BrandSums({ groups, months, wishes, onWish }: BrandSumsProps) {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  const priced = useMay('prices')
  const lines = groups.flatMap(group => group.lines)
  const options = [
    { value: '', label: t.anyTime },
    ...months.map(value => ({ value, label: monthText(value, language) })),
  ]
  const columns: Column<Group>[] = [
    {
      id: 'brand',
      head: t.brand,
      cell: group => <Brand name={group.exhibitor.name} lines={group.lines} />,
      phone: 'title',
      foot: <Brand name={t.total} lines={lines} />,
    },
    {
      id: 'lines',
      head: t.lines,
      align: 'end',
      phone: 'hide',
      cell: group => count(group.lines.length),
      foot: count(lines.length),
    },
    {
      id: 'pieces',
      head: t.pieces,
      align: 'end',
      phone: 'hide',
      cell: group => count(totalOf(group.lines).pieces),
      foot: count(totalOf(lines).pieces),
    },
    ...(priced
      ? [
          {
            id: 'sum',
            head: t.sum,
            align: 'end',
            phone: 'bare',
            cell: (group: Group) => moneyOfCents(totalOf(group.lines).net),
            foot: moneyOfCents(totalOf(lines).net),
          } as const,
        ]
      : []),
    {
      id: 'wish',
      head: t.wantedIn,
      width: 190,
      phone: 'bare',
      cell: group => (
        <Select
          hideLabel
          label={t.wantedInOf(group.exhibitor.name)}
          options={options}
          value={wishOf(wishes, group, months)}
          onChange={month => onWish(brandIdOf(group), month)}
        />
      ),
    },
  ]
  return (
    <section>
      <h3>{t.byBrand}</h3>
      <p>{t.wishHint}</p>
      <Table
        className={styles.sums}
        caption={t.byBrand}
        columns={columns}
        rows={groups}
        rowKey={group => group.exhibitor.id}
      />
    </section>
  )
}

/** With its lines and pieces, which have columns of their own except on a phone. */
function Brand({ name, lines }: { name: string; lines: readonly Line[] }) {
  const t = useTexts(showOrdersTexts)
  const { pieces } = totalOf(lines)
  return (
    <span className={styles.sumsBrand}>
      {name}
      <small>
        {t.lines(lines.length)} · {t.pieces(pieces, count(pieces))}
      </small>
    </span>
  )
}

const wishOf = (wishes: Readonly<Record<string, string>>, group: Group, months: readonly string[]): string => {
  const month = wishes[brandIdOf(group)] ?? ''
  return months.includes(month) ? month : ''
}
