/** Whoever looks at the tender, or at a list it stands in, fetches it again. */
export const tenderChanged = (id: number) => [{ kind: 'storeChanged', entity: 'project', id } as const]
