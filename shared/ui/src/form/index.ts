// Fields of forms. Each remote that has a form bundles the ones it uses.
export { CheckField, type CheckFieldProps } from './CheckField.tsx';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { FaceField, type FaceFieldProps } from './FaceField.tsx';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField.tsx';
export { StarField, type StarFieldProps } from './StarField.tsx';
