/** `kept`: nothing sends mail here. `waiting`: not sent yet. `failed`: the last try failed; its job says how it goes on. */
export const mailStates = ['sent', 'kept', 'waiting', 'failed'] as const

export const jobStates = ['waiting', 'active', 'completed', 'failed', 'cancelled'] as const
