PETSTORE_TOKEN=example npx hookloom sync petstore
