import type { ChangeEvent } from 'react'

interface Fields<D> {
  readonly words: { readonly [K in keyof D]: string }
  readonly draft: D
  readonly change: (part: Partial<D>) => void
  readonly errorAt: (field: string, onWire?: string) => string | null
  readonly isChanged: (field: keyof D) => boolean
}

/** What the fields of a form get: label, value, error, and whether it is another value than before. */
export function fieldProps<D extends object>({ words, draft, change, errorAt, isChanged }: Fields<D>) {
  const set = <K extends keyof D>(of: K, value: D[K]) => change({ [of]: value } as unknown as Partial<D>)
  const shared = <K extends keyof D & string>(of: K, onWire?: string) => ({
    label: words[of] as string,
    error: errorAt(of, onWire),
    'data-changed': isChanged(of) ? '' : undefined,
  })
  return {
    /** Of a text. */
    text: <K extends keyof D & string>(of: K, onWire?: string) => ({
      ...shared(of, onWire),
      value: draft[of] as D[K] & string,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(of, target.value as D[K]),
    }),
    /** Of a select, of radio buttons and of whatever else gives a value. */
    choice: <K extends keyof D & string>(of: K, onWire?: string) => ({
      ...shared(of, onWire),
      value: draft[of],
      onChange: (value: D[K]) => set(of, value),
    }),
    /** Of a checkbox or a switch. */
    check: <K extends keyof D & string>(of: K) => ({
      label: words[of] as string,
      checked: draft[of] as D[K] & boolean,
      onChange: (isOn: boolean) => set(of, isOn as D[K]),
    }),
  }
}
