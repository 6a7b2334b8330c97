import type { CallInput } from '@fairfloor/domain/endpoint'
import { type ShippingDesk, tryTariffs } from '@fairfloor/domain/shipping/desk-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { amountIn } from '../../lib/typed-amount.ts'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { useNames } from './names.ts'
import { gramsIn } from './tariff-draft.ts'
import { shippingTexts } from './texts.ts'

/** What an order would pay for its way, by every carrier. */
export function TryTariffs({ desk }: { desk: ShippingDesk }) {
  const words = useTexts(shippingTexts)
  const t = words.example
  const names = useNames()
  const [country, setCountry] = useState(desk.countries.includes('NL') ? 'NL' : (desk.countries[0] ?? ''))
  const [kg, setKg] = useState('12,5')
  const [net, setNet] = useState('250')
  const [on, setOn] = useState<string>(desk.today)
  const grams = gramsIn(kg)
  const amount = amountIn(net)
  const isAsked = grams !== null && amount != null && country !== ''
  return (
    <DeskPanel title={t.title}>
      <div className="grid fields top gap-4">
        <Select
          label={words.country}
          value={country}
          options={desk.countries.map(code => ({ value: code, label: names.country(code) }))}
          onChange={setCountry}
        />
        <TextInput
          label={t.weight}
          inputMode="decimal"
          maxLength={9}
          value={kg}
          onChange={event => setKg(event.target.value)}
        />
        <TextInput
          label={t.net}
          inputMode="decimal"
          maxLength={10}
          value={net}
          onChange={event => setNet(event.target.value)}
        />
        <TextInput type="date" label={t.on} value={on} onChange={event => setOn(event.target.value)} />
      </div>
      {isAsked ? (
        <Prices asked={{ country, grams: String(grams), net: String(amount), on: on || undefined }} />
      ) : (
        <p role="status">{t.wrong}</p>
      )}
    </DeskPanel>
  )
}

type Asked = CallInput<typeof tryTariffs>['query']

function Prices({ asked }: { asked: Asked }) {
  const t = useTexts(shippingTexts).example
  const query = useQuery({ ...queryOf(tryTariffs, { query: asked }), placeholderData: keepPreviousData })
  return (
    <Loaded query={query} waiting={160}>
      {({ carriers, minimum, first_minimum }) => (
        <div role="status" className="stack gap-5">
          {carriers.length === 0 ? (
            <p>{t.none}</p>
          ) : (
            <KeyValue
              lined
              items={carriers.map(({ name, units, price, reason }) => ({
                key: name,
                note: units > 0 ? `${units} ×` : null,
                value: reason === null ? money(price) : t.reasons[reason],
              }))}
            />
          )}
          <p>{minimum === null ? t.noMinimum : t.minimum(money(minimum))}</p>
          {first_minimum !== null && first_minimum !== minimum && <p>{t.firstMinimum(money(first_minimum))}</p>}
        </div>
      )}
    </Loaded>
  )
}
