// graphql-request asks for these when it is handed a parsed document. Ours are strings.
const unexpected = () => {
  throw new Error('A GraphQL document reached the client that is not a string');
};

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
export const OperationTypeNode = { QUERY: 'query', MUTATION: 'mutation', SUBSCRIPTION: 'subscription' };
export const parse = unexpected;
export const print = unexpected;
