const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A body with files: its properties as text fields, then the files, all under one name. */
export const formOf = (body: unknown, filesField: string, files: readonly File[]): FormData => {
  const form = new FormData();
  if (isRecord(body))
    for (const [name, value] of Object.entries(body))
      if (value !== undefined) form.append(name, String(value));
  for (const file of files) form.append(filesField, file, file.name);
  return form;
};
