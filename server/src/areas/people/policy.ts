type Person = {
  readonly blockedAt: Date | null
  readonly customerId: number | null
  readonly approvedAt: Date | null
  /** Of the person's customer. */
  readonly customerBlockedAt: Date | null
  readonly brandErpId: string | null
  readonly isOrganiser: boolean
  readonly isAgent: boolean
  readonly isOperator: boolean
  readonly isTechnical: boolean
}

/** Unblocked people may log in; a customer's user while the customer is approved and not blocked. */
export const mayLogIn = (person: Person): boolean => !person.isTechnical && isActive(person)

/** The same for a technical user, who calls with a key instead. */
export const mayCall = (person: Person): boolean => person.isTechnical && isActive(person)

/** What a person's customer adds to it; null: staff. */
export const standingOf = (customer: { approvedAt: Date | null; blockedAt: Date | null } | null) => ({
  approvedAt: customer?.approvedAt ?? null,
  customerBlockedAt: customer?.blockedAt ?? null,
})

const isActive = ({ blockedAt, customerId, approvedAt, customerBlockedAt }: Person) =>
  blockedAt === null && (customerId === null || (approvedAt !== null && customerBlockedAt === null))

/** The columns of people who are not staff, for queries. */
export const noStaff = {
  brandErpId: null,
  isOrganiser: false,
  isAgent: false,
  isOperator: false,
  isTechnical: false,
} as const

/** Agents may act only as users of customers, never as staff. */
export const mayBeActedFor = (person: Person): boolean =>
  mayLogIn(person) &&
  person.customerId !== null &&
  Object.entries(noStaff).every(([field, value]) => person[field as keyof typeof noStaff] === value)
