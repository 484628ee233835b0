import { Ajv, type Options, type ValidateFunction } from 'ajv';

/** The schema's check, compiled when the first file is read: an install without such files need not wait for it. */
export type YamlSchema<T> = () => ValidateFunction<T>;

/** A published JSON schema of files that are read as `T`. Defaults are filled in unless `options` say otherwise. */
export const yamlSchema = <T>(schema: object, options: Options = {}): YamlSchema<T> => {
  let compiled: ValidateFunction<T> | undefined;
  return () => (compiled ??= new Ajv({ ...OPTIONS, ...options }).compile<T>(schema));
};

const OPTIONS: Options = {
  allErrors: true,
  useDefaults: true,
  verbose: true,
  allowUnionTypes: true,
  // A schema checks a few small files: the optimizer takes longer than it saves.
  code: { optimize: false },
};
