import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { StarRating, type Stars } from './StarRating.tsx'

function Question({ start }: { start: Stars | null }) {
  const [value, setValue] = useState(start)
  return <StarRating label="How do you like the range?" value={value} onChange={setValue} />
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(radio => radio.checked)

afterEach(cleanup)

it('is a group of four whole stars, none chosen at first', () => {
  render(<Question start={null} />)
  expect(screen.getByRole('group', { name: 'How do you like the range?' })).toBeDefined()
  expect(screen.getAllByRole('radio').map(radio => radio.getAttribute('aria-label'))).toEqual([
    'Poor, 1 star',
    'Fair, 2 stars',
    'Good, 3 stars',
    'Excellent, 4 stars',
  ])
  expect(chosen()).toEqual([])
})

it('is chosen by a press and says what was chosen', async () => {
  render(<Question start={null} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Good, 3 stars' }))
  expect(chosen().map(radio => radio.value)).toEqual(['3'])
  expect(screen.getByText('Good')).toBeDefined()
})

it('is chosen by arrow keys, with one stop for Tab', async () => {
  render(
    <>
      <Question start={2} />
      <button type="button">Submit</button>
    </>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(chosen()[0])
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen().map(radio => radio.value)).toEqual(['3'])
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }))
})

it('is a picture with a name where it only shows', () => {
  render(<StarRating label="Range" value={3} />)
  expect(screen.getByRole('img', { name: '3 of 4 stars' })).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})
