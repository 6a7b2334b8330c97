import type { OrderSteps } from '@fairfloor/domain/catalogue/fitting-quantity'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Stepper } from './Stepper.tsx'

const changed = vi.fn()

function Line({ start, max, steps }: { start: number; max?: number; steps?: OrderSteps }) {
  const [value, setValue] = useState(start)
  const change = (quantity: number) => {
    changed(quantity)
    setValue(quantity)
  }
  return <Stepper label="Quantity of Lime" value={value} onChange={change} unitsPerCase={6} max={max} steps={steps} />
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Lime' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  changed.mockClear()
})

it('steps by one and stops at its ends (TS-298, TS-299)', async () => {
  render(<Line start={1} max={3} />)
  await press('One less')
  await press('One less')
  expect(input().value).toBe('0')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true)
  for (let i = 0; i < 5; i++) await press('One more')
  expect(input().value).toBe('3')
  expect(changed.mock.calls.flat()).toEqual([0, 1, 2, 3])
})

it('takes a typed number, digits only, within its ends (TS-300)', async () => {
  render(<Line start={27} max={100} />)
  await userEvent.click(input())
  await userEvent.keyboard('48')
  expect(changed).toHaveBeenLastCalledWith(48)
  await userEvent.keyboard('9')
  expect(input().value).toBe('48')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(changed).toHaveBeenLastCalledWith(48)
})

it('goes from step to step, and takes a number between two when it is left (FF-758)', async () => {
  render(<Line start={12} steps={{ orderMultiple: 6, minQuantity: 12 }} />)
  await press('One more')
  await userEvent.click(input())
  await userEvent.keyboard('31')
  expect(changed.mock.calls.flat()).toEqual([18])
  await userEvent.tab()
  expect(input().value).toBe('36')
  for (let i = 0; i < 5; i++) await press('One less')
  expect(changed.mock.calls.flat()).toEqual([18, 36, 30, 24, 18, 12, 0])
})

it('takes whole cases', async () => {
  render(<Line start={27} />)
  await userEvent.click(input())
  await userEvent.keyboard('3c')
  expect(input().value).toBe('18')
  expect(changed).toHaveBeenLastCalledWith(18)
})

it('changes nothing while it is empty and shows the number again when it is left', async () => {
  render(<Line start={27} />)
  await userEvent.clear(input())
  expect(input().value).toBe('')
  expect(changed).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(input().value).toBe('27')
  expect(changed).not.toHaveBeenCalled()
})

it('goes to 0 when it is left after 0 was typed', async () => {
  render(<Line start={27} />)
  await userEvent.click(input())
  await userEvent.keyboard('0')
  expect(changed).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(changed).toHaveBeenLastCalledWith(0)
})

it('goes to 0 when it is left after a case was taken off with minus', async () => {
  render(<Line start={6} />)
  await userEvent.click(input())
  await userEvent.keyboard('-')
  expect(input().value).toBe('0')
  await userEvent.tab()
  expect(input().value).toBe('0')
  expect(changed.mock.calls.flat()).toEqual([0])
})

it('keeps its number when it is emptied after a typed 0', async () => {
  render(<Line start={27} />)
  await userEvent.click(input())
  await userEvent.keyboard('0{Backspace}')
  await userEvent.tab()
  expect(input().value).toBe('27')
  expect(changed).not.toHaveBeenCalled()
})

it('goes to 0 at once in a cell without the focus, which is never left', () => {
  render(<Line start={27} />)
  fireEvent.change(input(), { target: { value: '0' } })
  expect(changed.mock.calls.flat()).toEqual([0])
})

it('takes a number that starts with 0', async () => {
  render(<Line start={27} />)
  await userEvent.click(input())
  await userEvent.keyboard('05')
  await userEvent.tab()
  expect(changed.mock.calls.flat()).toEqual([5])
})
