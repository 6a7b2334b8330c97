import { getRegistrationForm, type register } from '@fairfloor/domain/companies/registration/contract'
import {
  type Place,
  type RegistrationForm,
  registrationProblems,
} from '@fairfloor/domain/companies/registration/registration'
import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { PASSWORD_LEAST } from '@fairfloor/domain/people/password'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { registrationTexts } from './texts.ts'

export type Draft = RegistrationForm & { readonly password: string }
export type Country = Answer<typeof getRegistrationForm>['countries'][number]

/** What each part of the form shows and changes. */
export interface FormPart {
  draft: Draft
  change: (part: Partial<Draft>) => void
  /** Why a field is refused; null before the form was sent, and where it is fine. */
  errorOf: (path: string) => string | null
  countries: readonly Country[]
}

export const emptyPlace = (country: string): Place => ({ street: '', number: '', zip: '', city: '', country })

/** A registration as it is typed, with what is wrong with it once somebody has tried to send it. */
export function useRegistration() {
  const { problems: words, short } = useTexts(registrationTexts)
  const home = useSettings()?.seller.country ?? ''
  const countries = useQuery(queryOf(getRegistrationForm, {})).data?.countries ?? []
  const [typed, setTyped] = useState<Draft>(() => ({
    company: '',
    legal_form: '',
    business: null,
    vat_id: '',
    chamber_number: '',
    first_name: '',
    last_name: '',
    phone: '',
    email: '',
    password: '',
    invoice: emptyPlace(home),
    shipping: null,
    terms_accepted: false,
  }))
  const [asked, setAsked] = useState(false)
  // Without the list the server decides.
  const codes = countries.length > 0 ? countries.map(({ code }) => code) : [typed.invoice.country]
  const problems = registrationProblems(typed, codes)
  const isShort = [...typed.password].length < PASSWORD_LEAST
  const problemAt = (path: string) => (asked ? problems.find(one => one.path === path) : undefined)
  const errorOf = (path: string): string | null => {
    const found = problemAt(path)
    if (found) return words[found.code]
    return asked && path === 'password' && isShort ? short(PASSWORD_LEAST) : null
  }
  return {
    draft: typed,
    change: (part: Partial<Draft>) => setTyped(before => ({ ...before, ...part })),
    errorOf,
    countries,
    /** How many fields are wrong. */
    wrong: asked ? problems.length + (isShort ? 1 : 0) : 0,
    /** @returns whether it can be sent */
    tryIt(): boolean {
      setAsked(true)
      return problems.length === 0 && !isShort
    },
  }
}

/** The form as it is sent. */
export const bodyOf = (draft: Draft, target: string | null): CallInput<typeof register>['body'] => ({
  ...draft,
  target,
})
