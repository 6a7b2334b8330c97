import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { QuantityInput, type QuantityInputProps } from './QuantityInput.tsx'

const changed = vi.fn()

function Row({ start = null, ...rest }: { start?: number | null } & Partial<QuantityInputProps>) {
  const [value, setValue] = useState<number | null>(start)
  const change = (quantity: number | null) => {
    changed(quantity)
    setValue(quantity)
  }
  return <QuantityInput label="Quantity of Vanilla" {...rest} value={value} onChange={change} />
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Vanilla' })
const paste = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } })

afterEach(() => {
  cleanup()
  changed.mockClear()
})

it('is empty with a 0 as placeholder, and takes digits', async () => {
  render(<Row />)
  expect(input().value).toBe('')
  expect(input().placeholder).toBe('0')
  await userEvent.type(input(), '12')
  expect(input().value).toBe('12')
  expect(changed).toHaveBeenLastCalledWith(12)
})

it('blocks keys that are no digits, but no commands', async () => {
  render(<Row />)
  await userEvent.type(input(), '1-e,.a2')
  expect(input().value).toBe('12')
  for (const key of ['a', '-', '.', 'e', ' ', '+']) expect(fireEvent.keyDown(input(), { key })).toBe(false)
  for (const key of ['7', 'Tab', 'Backspace', 'ArrowLeft']) expect(fireEvent.keyDown(input(), { key })).toBe(true)
  expect(fireEvent.keyDown(input(), { key: 'a', ctrlKey: true })).toBe(true)
})

it('blocks pastes that are more than one number: 1.5 does not become 15', () => {
  render(<Row />)
  for (const text of ['1.5', '12 pcs', '-3', 'twelve', '', '1 2']) expect(paste(text)).toBe(false)
  for (const text of ['12', ' 12\r\n', '\t7']) expect(paste(text)).toBe(true)
})

it('strips what comes in some other way: dropped, filled in, spoken', () => {
  render(<Row />)
  fireEvent.change(input(), { target: { value: 'a1b2' } })
  expect(changed).toHaveBeenLastCalledWith(12)
  fireEvent.change(input(), { target: { value: '0' } })
  expect(changed).toHaveBeenLastCalledWith(null)
  expect(input().value).toBe('')
})

it('takes five digits at most and no leading zeros', async () => {
  render(<Row />)
  await userEvent.type(input(), '007123456')
  expect(input().value).toBe('71234')
  fireEvent.change(input(), { target: { value: '00812345' } })
  expect(input().value).toBe('81234')
})

it('goes no higher than its maximum', async () => {
  render(<Row max={40} />)
  await userEvent.type(input(), '45')
  expect(input().value).toBe('40')
})

it('adds on Enter, and replaces its number when one tabs in and types', async () => {
  const add = vi.fn()
  render(<Row start={12} onEnter={add} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(input())
  await userEvent.keyboard('7{Enter}')
  expect(input().value).toBe('7')
  expect(add).toHaveBeenCalledTimes(1)
})

it('selects its number also when it is pressed', () => {
  render(<Row start={120} />)
  fireEvent.focus(input())
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 3])
})
