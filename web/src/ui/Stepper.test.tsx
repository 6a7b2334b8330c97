import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Stepper } from './Stepper.tsx'

const changed = vi.fn()

function Line({ start, min, max }: { start: number; min?: number; max?: number }) {
  const [value, setValue] = useState(start)
  const change = (quantity: number) => {
    changed(quantity)
    setValue(quantity)
  }
  return <Stepper label="Quantity of Lime" value={value} onChange={change} min={min} max={max} />
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Lime' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  changed.mockClear()
})

it('steps by one and stops at its ends', async () => {
  render(<Line start={1} max={3} />)
  await press('One less')
  await press('One less')
  expect(input().value).toBe('0')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true)
  for (let i = 0; i < 5; i++) await press('One more')
  expect(input().value).toBe('3')
  expect(changed.mock.calls.flat()).toEqual([0, 1, 2, 3])
})

it('takes a typed number, digits only, within its ends', async () => {
  render(<Line start={27} max={100} />)
  await userEvent.click(input())
  await userEvent.keyboard('4x8')
  expect(changed).toHaveBeenLastCalledWith(48)
  await userEvent.keyboard('9')
  expect(input().value).toBe('100')
  expect(changed).toHaveBeenLastCalledWith(100)
})

it('goes no lower than its minimum, also typed', async () => {
  render(<Line start={27} min={6} />)
  await userEvent.clear(input())
  await userEvent.type(input(), '3')
  expect(changed).toHaveBeenLastCalledWith(6)
  await userEvent.tab()
  expect(input().value).toBe('6')
})

it('changes nothing while it is empty and shows the number again when it is left', async () => {
  render(<Line start={27} />)
  await userEvent.clear(input())
  expect(input().value).toBe('')
  expect(changed).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(input().value).toBe('27')
})

it('goes to 0 when 0 is typed', async () => {
  render(<Line start={27} />)
  await userEvent.clear(input())
  await userEvent.type(input(), '0')
  expect(changed).toHaveBeenLastCalledWith(0)
})

it('steps by arrow keys', async () => {
  render(<Line start={5} />)
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(input().value).toBe('6')
})
