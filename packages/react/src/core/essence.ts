/** A content type without parameters such as `charset`, in lower case. */
export const essence = (type: string) => type.replace(/;.*/s, '').trim().toLowerCase();
