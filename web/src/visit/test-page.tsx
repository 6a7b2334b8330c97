import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { makeQueryClient } from '../lib/query.ts'
import { buyer as loggedIn, visitor } from '../testing/fair.ts'
import { type Answers, type Asked, answerFrom, refusal } from '../testing/open-page.tsx'
import { type User, useUser } from './user.ts'

const Where = () => {
  const { pathname, search, hash } = useLocation()
  return <output aria-label="address">{pathname + search + hash}</output>
}

/** Renders a part of the app at an address, and shows that address. */
export const show = (part: ReactNode, at = '/here') =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        {part}
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  )

export const WRONG = 'Wrong email and password combination. please try again.'

/** A server with one valid login; `user` is the user of the session. */
export function shop(more: Answers = {}) {
  const { user: buyer } = loggedIn({ name: 'Bo Verhoeven' })
  const server = { user: null as User | null, buyer: buyer!, made: [] as readonly Asked[] }
  server.made = answerFrom({
    'GET /api/current_user': () => ({ ...visitor, user: server.user }),
    'GET /csrf-token': { token: 'token-7' },
    'POST /api/login': ({ body }: { body: { _password: string } }) => {
      if (body._password !== 'right') return refusal(401, WRONG)
      server.user = server.buyer
      return { success: true }
    },
    ...more,
  })
  return server
}

/** The calls that a server received: 'POST /api/login'. */
export const callsOf = ({ made }: { made: readonly Asked[] }) => made.map(({ method, path }) => `${method} ${path}`)

/** The user that the page assumes. */
export const Name = () => <p>{useUser()?.name ?? 'visitor'}</p>

export const user = userEvent.setup()
export const address = () => screen.getByLabelText('address').textContent
export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

export async function logIn(password: string): Promise<void> {
  await user.type(screen.getByLabelText('Username'), 'buyer@fairfloor.test')
  await user.type(screen.getByLabelText('Password'), password)
  await press('Log in')
}
