import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { usePending } from '../../lib/sending/pending.tsx'
import { Button } from '../../ui/Button.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { CellReason } from '../../ui/CellReason.tsx'
import { cellColumn } from '../../ui/cell-column.ts'
import { NotifyToggle } from '../../ui/NotifyToggle.tsx'
import { Price } from '../../ui/Price.tsx'
import { QuantityCell } from '../../ui/QuantityCell.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { StarRating, type Stars } from '../../ui/StarRating.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import { Part } from './Part.tsx'
import rail from './Rail.module.css'
import { samples } from './samples.ts'

const { flavours, price, unitsPerCase } = samples

export function Quantities() {
  const [step, setStep] = useState(27)
  const [boxed, setBoxed] = useState<number | null>(48)
  const [stars, setStars] = useState<Stars | null>(3)
  const [unrated, setUnrated] = useState<Stars | null>(null)
  const [told, setTold] = useState(false)
  return (
    <>
      <Part name="Quantity cells: type, Tab, type; 3c for cases; it is still there after a reload" stack>
        <Rail />
      </Part>
      <Part name="Boxed: empty, filled, wrong, disabled">
        <QuantityInput label="Quantity of Almond Maple" value={null} onChange={() => {}} />
        <QuantityInput label="Quantity of Dark Cherry" value={boxed} onChange={setBoxed} />
        <QuantityInput label="Quantity of Lemon" value={120} onChange={() => {}} invalid />
        <QuantityInput label="Quantity of Banana" value={null} onChange={() => {}} disabled />
        <CaseHint quantity={boxed} unitsPerCase={12} />
      </Part>
      <Part name="Why a cell refuses, and what became of its number" stack>
        <Reason tone="error">Whole pieces only: ‘1.5’ was not taken.</Reason>
        <Reason tone="note">Sold in 6s: 10 became 12.</Reason>
      </Part>
      <Part name="Stepper">
        <Stepper label="Quantity of Vanilla" unitsPerCase={unitsPerCase} value={step} onChange={setStep} />
        <Stepper label="Quantity of Lime" unitsPerCase={unitsPerCase} value={0} onChange={() => {}} />
        <Stepper label="Quantity of Peach" unitsPerCase={unitsPerCase} value={12} onChange={() => {}} disabled />
        <CaseHint quantity={step} unitsPerCase={unitsPerCase} />
      </Part>
      <Part name="Case hint">
        <CaseHint quantity={12} unitsPerCase={6} />
        <CaseHint quantity={27} unitsPerCase={6} />
        <CaseHint quantity={3} unitsPerCase={6} />
        <CaseHint quantity={10} unitsPerCase={6} stock={4} />
        <CaseHint quantity={10} unitsPerCase={6} stock={0} />
      </Part>
      <Part name="Stars" stack>
        <StarRating label="How do you like the range?" value={stars} onChange={setStars} />
        <StarRating label="How clear was the information?" value={unrated} onChange={setUnrated} invalid={!unrated} />
        <StarRating label="Rated" value={2} />
      </Part>
      <Part name="Stock light, notify me">
        <StockLight availability="in_stock" />
        <StockLight availability="expected" eta={flavours[3].eta} />
        <StockLight availability="out" />
        <StockLight availability="unknown" />
        <NotifyToggle of="Banana" pressed={told} onChange={setTold} />
        <NotifyToggle of="Lime" pressed busy onChange={() => {}} />
        <NotifyToggle of="Peach" pressed={told} onChange={setTold} compact />
      </Part>
      <Part name="Price">
        <Price current={21.9} regular={24.9} />
        <Price current={17.45} />
        <Price current={1.19} regular={1.49} size="l" />
        <Price current={1234.5} regular={1499} size="xl" />
        <Price current={null} />
      </Part>
    </>
  )
}

/** The core of the shop in small: all flavours of a size, filled in with Tab and digits. */
function Rail() {
  const { quantities, set, clear, total } = usePending('style')
  return (
    <div className={`grid ${rail.group}`}>
      <div className={`grid packed ${rail.product}`}>
        <strong className="bold">Pure Whey</strong>
        <span className={`t18 sign ${rail.size}`}>908 g</span>
        <span className={`t13 ink-3 ${rail.faint}`}>case of {unitsPerCase}</span>
        <Price current={price.current} regular={price.regular} size="l" />
      </div>
      <ul {...cellColumn()}>
        {flavours.map(({ id, name, sku, stock, eta, hue }) => {
          const quantity = quantities[id] ?? null
          return (
            <li key={id} className={`grid middle ${rail.row}`} data-cell-row="">
              <i className={rail.pack} style={{ background: hue }} />
              <span className={`nowrap clipped ellipsis ${rail.name}`}>
                {name} <span className={`t13 ink-3 ${rail.faint}`}>{sku}</span>
              </span>
              <StockLight availability={availabilityOf(stock, eta)} eta={eta} className={rail.stock} />
              <span className={rail.quantity}>
                <QuantityCell
                  label={`Quantity of ${name}`}
                  value={quantity}
                  onChange={typed => set(id, typed)}
                  unitsPerCase={unitsPerCase}
                />
              </span>
              <CaseHint className={rail.cases} quantity={quantity} unitsPerCase={unitsPerCase} stock={stock} />
              <span className={`bold nowrap to-end ${rail.sum}`}>{quantity && money(quantity * price.current)}</span>
            </li>
          )
        })}
      </ul>
      <div className={`row middle between across line-above ${rail.foot}`}>
        <span className={`ink-2 ${rail.total}`}>
          <b className="t36 sign ink">{total}</b> pieces <b className="t36 sign ink">{money(total * price.current)}</b>{' '}
          excl. VAT
        </span>
        <Button onClick={() => clear()} disabled={total === 0}>
          Clear
        </Button>
      </div>
    </div>
  )
}

const Reason = ({ tone, children }: { tone: 'error' | 'note'; children: string }) => (
  <div className={`relative bordered ${rail.reason}`}>
    <CellReason id={`reason-${tone}`} tone={tone}>
      {children}
    </CellReason>
  </div>
)
