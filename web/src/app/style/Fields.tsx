import type { Extras } from '@fairfloor/domain/extras'
import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ExtraFields } from '../../ui/ExtraFields.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { LineExtras } from '../../ui/LineExtras.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { EmailInput, PasswordInput, TextArea, TextInput } from '../../ui/TextInput.tsx'
import { Part } from './Part.tsx'
import styles from './StylePage.module.css'

const sorts = [
  { value: 'top', label: 'Best selling' },
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price' },
] as const
const carriers = [
  { value: 'parcel', label: 'Parcel', hint: '1 to 2 days', end: '6,90 €' },
  { value: 'pallet', label: 'Pallet', hint: '3 days', end: '49,00 €' },
  { value: 'pickup', label: 'Collect', hint: 'Not from this warehouse', disabled: true },
] as const

export function Fields() {
  const [sort, setSort] = useState<'top' | 'name' | 'price'>('top')
  const [address, setAddress] = useState<'arnhem' | 'venlo' | ''>('')
  const [carrier, setCarrier] = useState<'parcel' | 'pallet' | 'pickup'>('parcel')
  const [call, setCall] = useState<'yes' | 'no' | null>(null)
  const [labels, setLabels] = useState(true)
  const [terms, setTerms] = useState(false)
  const [list, setList] = useState(true)
  const [extras, setExtras] = useState<Extras>({ gift_note: 'Happy birthday, Jo' })
  return (
    <>
      <Part name="Text">
        <div className={`grid gap-y-5 gap-x-6 wide ${styles.grid}`}>
          <TextInput label="Your PO number" hint="Stands on the invoice" optional />
          <TextInput label="Company" defaultValue="Kracht & Co. B.V." />
          <EmailInput label="E-mail" defaultValue="jonas@" error="This is no complete e-mail address." />
          <PasswordInput label="Password" defaultValue="demo" />
          <TextInput label="Search" icon="search" placeholder="Product, SKU, EAN" hideLabel />
          <SearchInput label="Find a brand" value="" onChange={() => {}} />
          <TextInput label="Customer number" defaultValue="10492" disabled />
          <TextArea label="What is missing from your shelf?" rows={3} />
          <TextArea label="Your message" rows={3} error="Please write a few words." />
        </div>
      </Part>
      <Part name="Extras of a line: to write, to read, on an order" stack>
        <ExtraFields in="basket" of="Vanilla" extras={extras} onChange={setExtras} />
        <ExtraFields in="basket" of="Vanilla" extras={extras} />
        <LineExtras extras={extras} on="order page" />
      </Part>
      <Part name="File">
        <div className={`grid gap-y-5 gap-x-6 wide ${styles.grid}`}>
          <FileDrop label="Logo" act="Choose a picture" hint="or drop it here" accept="image/*" onFile={() => {}} />
          <FileDrop
            label="Price list"
            act="Choose a file"
            accept=".csv,.xlsx"
            error="This file is empty."
            onFile={() => {}}
          />
        </div>
      </Part>
      <Part name="Select">
        <div className={`grid gap-y-5 gap-x-6 wide ${styles.grid}`}>
          <Select
            label="Delivery address"
            placeholder="Choose an address"
            options={[
              { value: 'arnhem', label: 'Store Arnhem, Rijnkade 12' },
              { value: 'venlo', label: 'Warehouse Venlo' },
            ]}
            value={address}
            onChange={setAddress}
          />
          <Select
            label="Country"
            options={[{ value: 'nl', label: 'Netherlands' }]}
            value="nl"
            onChange={() => {}}
            error="We do not deliver there yet."
          />
          <Select label="Sort" inline options={sorts} value={sort} onChange={setSort} />
        </div>
      </Part>
      <Part name="Checkbox, switch">
        <div className={`grid gap-y-5 gap-x-6 wide ${styles.grid}`}>
          <div>
            <Checkbox label="In stock" count={318} checked={labels} onChange={setLabels} />
            <Checkbox label="Soon" count={52} checked={!labels} onChange={checked => setLabels(!checked)} />
            <Checkbox label="Not to be changed" checked disabled onChange={() => {}} />
            <Checkbox
              label="I accept the terms"
              checked={terms}
              onChange={setTerms}
              error={terms ? null : 'Needed for the order.'}
            />
          </div>
          <div>
            <Switch label="Show the guided tour" checked={list} onChange={setList} />
            <br />
            <Switch label="Label service" labelFirst checked={!list} onChange={on => setList(!on)} />
            <br />
            <Switch label="Not now" disabled checked onChange={() => {}} />
          </div>
        </div>
      </Part>
      <Part name="Radio group">
        <div className={`grid gap-y-5 gap-x-6 wide ${styles.grid}`}>
          <RadioGroup label="Carrier" look="boxed" options={carriers} value={carrier} onChange={setCarrier} />
          <RadioGroup label="Carrier" options={carriers} value={carrier} onChange={setCarrier} />
          <RadioGroup
            label="May we call you after the fair?"
            look="segmented"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            value={call}
            onChange={setCall}
          />
        </div>
      </Part>
      <Part name="On glass" on="glass">
        <Switch label="List view" labelFirst checked={list} onChange={setList} />
        <Switch label="Sound" checked={!list} onChange={on => setList(!on)} />
      </Part>
    </>
  )
}
