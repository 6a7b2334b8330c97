import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { startTransition, use, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TabList, TabPanel, Tabs } from './Tabs.tsx'

afterEach(cleanup)

const loading = Promise.withResolvers<string>()
const Slow = () => use(loading.promise)

function Booth() {
  const [tab, setTab] = useState('order')
  return (
    <Tabs value={tab} onChange={name => startTransition(() => setTab(name))}>
      <TabList
        label="Booth"
        tabs={[
          { value: 'order', label: 'Place order' },
          { value: 'samples', label: 'Free samples' },
        ]}
        current={tab}
      />
      <TabPanel value="order">Order</TabPanel>
      <TabPanel value="samples">
        <Slow />
      </TabPanel>
    </Tabs>
  )
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('tab', { name })))

test('a press on the current tab calls off the way to one that still loads', async () => {
  render(<Booth />)
  await press('Free samples')
  expect(screen.getByText('Order')).toBeTruthy()
  await press('Place order')
  await act(async () => loading.resolve('Samples'))
  expect(screen.getByText('Order')).toBeTruthy()
  expect(screen.queryByText('Samples')).toBeNull()
})
