import { getSecondFactor } from '@fairfloor/domain/people/security-contract'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { PasswordInput, TextInput } from '../../../ui/TextInput.tsx'
import { ownerTexts } from './owner-texts.ts'

/** What the owner of the login types to prove it; a passkey is asked where there is one and no code was typed. */
export function useOwnerProof() {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const factor = useQuery(queryOf(getSecondFactor, {})).data
  const hasPasskey = Boolean(factor?.can_have_passkeys && factor.passkeys.length > 0)
  return {
    ...{ password, setPassword, code, setCode, hasPasskey },
    hasFactor: factor?.is_on ?? false,
    hasApp: factor?.authenticator_since != null,
    async prove() {
      if (!hasPasskey || code.trim() !== '' || password === '') return { password, code, passkey: null }
      const { proveByPasskey } = await import('../../../visit/passkey.ts')
      return { password, code: '', passkey: await proveByPasskey() }
    },
  }
}

interface OwnerProofProps {
  of: ReturnType<typeof useOwnerProof>
  /** The server's words about the fields. */
  errors: readonly { path: string; detail: string }[]
  ref?: RefObject<HTMLInputElement | null>
}

/** The password, and the second factor where there is one. */
export function OwnerProof({ of, errors, ref }: OwnerProofProps) {
  const t = useTexts(ownerTexts)
  const errorOf = (path: string) => errors.find(one => one.path === path)?.detail ?? null
  return (
    <>
      <PasswordInput
        ref={ref}
        label={t.password}
        error={errorOf('password')}
        value={of.password}
        onChange={event => of.setPassword(event.target.value)}
      />
      {of.hasFactor && (
        <TextInput
          label={of.hasApp ? t.code : t.recovery}
          hint={of.hasPasskey ? t.orPasskey : of.hasApp ? t.orRecovery : undefined}
          error={errorOf('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={of.code}
          onChange={event => of.setCode(event.target.value)}
        />
      )}
    </>
  )
}

/** Whether the server has named a field of it. */
export const isOfProof = (errors: OwnerProofProps['errors']): boolean =>
  errors.some(({ path }) => path === 'password' || path === 'code')
