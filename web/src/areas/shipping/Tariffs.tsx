import type { ShippingDesk } from '@fairfloor/domain/shipping/desk-contract'
import { useState } from 'react'
import { calendarDay, money, weight } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { DeskTable } from './DeskTable.tsx'
import { useNames } from './names.ts'
import { TariffSheet } from './TariffSheet.tsx'
import type { DeskTariff } from './tariff-draft.ts'
import { shippingTexts } from './texts.ts'

const TONES = { running: 'green', planned: 'amber', over: 'soft' } as const

/** The tariffs by country, carrier and day; one opens in a sheet. */
export function Tariffs({ desk }: { desk: ShippingDesk }) {
  const t = useTexts(shippingTexts).tariffs
  const [open, setOpen] = useState<DeskTariff | 'new' | null>(null)
  const columns = useColumns(setOpen)
  return (
    <DeskTable
      t={t}
      columns={columns}
      rows={desk.tariffs}
      rowKey={({ country, carrier, valid_from }) => [country, carrier, valid_from].join()}
      onAdd={() => setOpen('new')}
    >
      <TariffSheet desk={desk} open={open} onClose={() => setOpen(null)} />
    </DeskTable>
  )
}

function useColumns(onOpen: (tariff: DeskTariff) => void): Column<DeskTariff>[] {
  const words = useTexts(shippingTexts)
  const t = words.tariffs
  const { language } = useLanguage()
  const names = useNames()
  return [
    { id: 'country', head: words.country, phone: 'title', cell: ({ country }) => names.country(country) },
    { id: 'carrier', head: words.carrier, cell: ({ carrier }) => names.carrier(carrier) },
    {
      id: 'from',
      head: t.from,
      cell: ({ valid_from }) => (
        <span className={text.nowrap}>{calendarDay(valid_from, language, { year: true })}</span>
      ),
    },
    { id: 'state', head: t.state, cell: ({ state }) => <Tag tone={TONES[state]}>{t.states[state]}</Tag> },
    {
      id: 'prices',
      head: t.prices,
      align: 'end',
      cell: ({ steps }) => (
        <ul className="m-0 pad-0 unlisted">
          {steps.map(({ from_net, from_grams, price }) => (
            <li key={`${from_net} ${from_grams}`}>
              {t.step(money(price), from_net > 0 ? money(from_net) : null, from_grams > 0 ? weight(from_grams) : null)}
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'change',
      head: words.change,
      hideHead: true,
      align: 'end',
      cell: tariff => {
        const name = `${names.country(tariff.country)}, ${names.carrier(tariff.carrier)}`
        return (
          <Button aria-label={tariff.may_change ? t.openOf(name) : t.copyOf(name)} onClick={() => onOpen(tariff)}>
            {tariff.may_change ? words.change : t.copy}
          </Button>
        )
      },
    },
  ]
}
